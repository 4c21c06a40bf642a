import type {Terms} from './engine/marksIn';
import type {Language} from './model';

/** Words to highlight on the page that the reader picked. */
export interface PendingMarks {
  /** Path of the page, including the base URL. */
  pathname: string;
  /** The section's id; empty for the top of the page. */
  id: string;
  /** `null` if the reader picked a suggestion. */
  terms: Terms | null;
  language: Language;
}

/** State of the search that outlives the components, which React replaces when the layout changes. */
export const session: {
  /** Whether the dialog should be open. A newly mounted button opens it. */
  isOpen: boolean;
  text: string;
  /** Whether the text was typed before the dialog was closed, so that typing replaces it. */
  isTextOld: boolean;
  /** What to highlight on the next page. */
  marks: PendingMarks | null;
} = {isOpen: false, text: '', isTextOld: false, marks: null};
