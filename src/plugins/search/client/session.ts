import type {Language} from '../model';

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

/** What outlives the box, which is gone when it is closed: the text, and what the next page has to show. */
export const session: {text: string; marks: PendingMarks | null} = {text: '', marks: null};
