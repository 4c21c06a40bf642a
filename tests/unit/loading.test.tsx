import fs from 'node:fs';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Loading from '../../src/theme/Loading';

const waiting = {isLoading: true, timedOut: false, error: null, retry: () => {}};

describe('the loading view', () => {
  it('is empty at first', () => {
    expect(renderToStaticMarkup(<Loading {...waiting} pastDelay={false} />)).toBe('');
  });

  it('is a spinner after the delay, announced to screen readers', () => {
    const html = renderToStaticMarkup(<Loading {...waiting} pastDelay />);
    expect(html).toMatch(/^<div[^>]* role="status"/);
    expect(html).toContain('Loading…');
  });

  it('leaves the delay of 200 ms to the library that Docusaurus uses', () => {
    expect(fs.readFileSync('node_modules/react-loadable/lib/index.js', 'utf8')).toContain('delay: 200,');
  });

  it('shows the error and Retry if the page did not load', () => {
    const html = renderToStaticMarkup(<Loading {...waiting} pastDelay error={new Error('Loading chunk 12 failed.')} />);
    expect(html).toContain('role="alert"');
    expect(html).toContain('Loading chunk 12 failed.');
    expect(html).toMatch(/<button[^>]*>Retry<\/button>/);
  });
});
