// Replaces a client module of the classic theme; see index.ts.
