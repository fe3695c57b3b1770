import { tellOpener } from '../features/account/google-outcome.ts'

// The popup's last page: it brings the outcome home and goes.
tellOpener(location.hash.slice(1))
window.close()
