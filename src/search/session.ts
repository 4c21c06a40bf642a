import type {Language} from './model';

/** Words to mark on the page that a reader picked. */
export interface PendingMarks {
  /** Address of the page, with the base URL. */
  pathname: string;
  /** The section's id, empty for the top of the page. */
  id: string;
  /** Terms of the index that matched. */
  terms: string[];
  language: Language;
}

/** What the button and its box keep when React replaces them with the layout of another page. */
export const session: {
  /** Whether the box is to be open; a button that appears opens it. */
  isOpen: boolean;
  text: string;
  /** What the next page marks. */
  marks: PendingMarks | null;
} = {isOpen: false, text: '', marks: null};
