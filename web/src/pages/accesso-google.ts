import { tellOpener } from '../features/account/google-outcome.ts'

// The last page of Google's popup: tells the opener how it ended, and closes.
tellOpener(location.hash.slice(1))
window.close()
