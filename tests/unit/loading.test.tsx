import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import Loading from '../../src/theme/Loading';

const waiting = {isLoading: true, timedOut: false, error: null, retry: () => {}};

describe('the view of a page that is loading', () => {
  it('is empty at first', () => {
    expect(renderToStaticMarkup(<Loading {...waiting} pastDelay={false} />)).toBe('');
  });

  it('is a spinner after the delay, announced to screen readers', () => {
    const html = renderToStaticMarkup(<Loading {...waiting} pastDelay />);
    expect(html).toMatch(/^<div[^>]* role="status"/);
    expect(html).toContain('Loading…');
  });

  it('shows the error and Retry when the page did not load', () => {
    const html = renderToStaticMarkup(<Loading {...waiting} pastDelay error={new Error('Loading chunk 12 failed.')} />);
    expect(html).toContain('role="alert"');
    expect(html).toContain('Loading chunk 12 failed.');
    expect(html).toMatch(/<button[^>]*>Retry<\/button>/);
  });
});
