import React, {type ReactNode} from 'react';

/** A text with code between backticks. */
export default function Code({text}: {text: string}): ReactNode {
  return text
    .split('`')
    .map((piece, index) => (index % 2 === 1 ? <code key={index}>{piece}</code> : <span key={index}>{piece}</span>));
}
