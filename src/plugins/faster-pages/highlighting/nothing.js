// In place of the classic theme's client module: see index.ts.
