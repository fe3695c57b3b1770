/** The saved calculation that the one on the screen was loaded from, or was saved as. */
export type SavedOrigin = { id: string; name: string }
