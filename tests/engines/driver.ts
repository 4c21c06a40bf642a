/** What the browser of a reader is to be. */
export interface Circumstances {
  /** Without, there is no `localStorage`. */
  hasStorage: boolean;
  /** Whether the system asks for less motion. */
  lessMotion: boolean;
  /** Of the window, in CSS pixels. */
  width: number;
  height: number;
}

/** A key that a reader presses, by its name. */
export type KeyName = 'Enter' | 'Escape' | 'Tab';

/**
 * A browser that has never been at the site, with one page: no more than every protocol can do. How a reader waits and
 * looks is in reader.ts, the same for all.
 */
export interface Driver {
  /** Goes to an address; what is there may still be on its way. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page. It stands for itself: it is sent as text. */
  evaluate<Argument, Result>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
  /** Moves the pointer to a point of the window, and presses. */
  pressAt(x: number, y: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  pressKey(key: KeyName): Promise<void>;
  /** What the page threw and nobody caught, and what it wrote to the console as an error or a warning, until now. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

/** An engine that runs. */
export interface Engine {
  /** Its name and version, and what drives it. */
  title: string;
  open(circumstances: Circumstances): Promise<Driver>;
  close(): Promise<void>;
}
