/** Settings of a reader's browser. */
export interface BrowserSettings {
  /** Whether `localStorage` is available. */
  hasStorage: boolean;
  /** Width of the window, in CSS pixels. */
  width: number;
  height: number;
}

/** Name of a key. */
export type KeyName = 'Enter' | 'Escape' | 'Tab';

/**
 * A fresh browser with one page. The interface is limited to what all protocols support; reader.ts builds on it and is
 * the same for all engines.
 */
export interface Driver {
  /** Navigates to a URL. The page may still be loading when the promise resolves. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It is sent as text, so it must not use anything outside itself. */
  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Moves the pointer to a point in the window and clicks. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  pressKey(key: KeyName): Promise<void>;
  /** Returns all uncaught exceptions, console errors and console warnings so far. */
  consoleErrors(): Promise<string[]>;
  close(): Promise<void>;
}

/** A running engine. */
export interface Engine {
  /** Its name, its version and its driver. */
  title: string;
  open(settings: BrowserSettings): Promise<Driver>;
  close(): Promise<void>;
}
