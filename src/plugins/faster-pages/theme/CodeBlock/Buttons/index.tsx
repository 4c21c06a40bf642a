import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/CodeBlock/Buttons';
import CopyButton from '@theme/CodeBlock/Buttons/CopyButton';
import WordWrapButton from '@theme/CodeBlock/Buttons/WordWrapButton';

// Change: the original buttons appear once React runs, which renders each block twice. These buttons are in the
// server-rendered HTML.
export default function CodeBlockButtons({className}: Props): ReactNode {
  return (
    <div className={clsx(className, 'code-buttons')}>
      <WordWrapButton />
      <CopyButton />
    </div>
  );
}
