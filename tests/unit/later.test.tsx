import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import React, {type ReactElement} from 'react';
import {renderToPipeableStream} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import {loadLater} from '../../src/utils/loadLater';

/** The HTML of an element, rendered as Docusaurus renders a page. */
function render(element: ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const {pipe} = renderToPipeableStream(element, {
      onError: reject,
      onAllReady: () => text(pipe(new PassThrough())).then(resolve, reject),
    });
  });
}

describe('a component that is loaded later', () => {
  it('is in the built page', async () => {
    const Later = loadLater(() => Promise.resolve({default: ({name}: {name: string}) => <p>{name}</p>}));
    expect(await render(<Later name="here" />)).toBe('<!--$--><p>here</p><!--/$-->');
  });

  it('is not loaded before it is rendered', async () => {
    let loads = 0;
    const Later = loadLater(() => {
      loads += 1;
      return Promise.resolve({default: () => <p>here</p>});
    });
    expect(loads).toBe(0);
    await render(<><Later /><Later /></>);
    expect(loads).toBe(1);
  });
});
