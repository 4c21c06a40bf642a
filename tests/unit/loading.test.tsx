import type {Component} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import Loadable from 'react-loadable';
import {describe, expect, it, vi} from 'vitest';
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

  it('appears after 200 ms', () => {
    vi.useFakeTimers();
    const Page = Loadable({loading: Loading, loader: () => new Promise<never>(() => {})}) as unknown as new (
      props: object,
    ) => Component;
    const page = new Page({});
    const change = vi.spyOn(page, 'setState').mockImplementation(() => {});
    page.UNSAFE_componentWillMount!();
    page.componentDidMount!();
    vi.advanceTimersByTime(199);
    expect(change).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(change).toHaveBeenCalledExactlyOnceWith({pastDelay: true});
    vi.useRealTimers();
  });

  it('shows the error and Retry if the page did not load', () => {
    const html = renderToStaticMarkup(<Loading {...waiting} pastDelay error={new Error('Loading chunk 12 failed.')} />);
    expect(html).toContain('role="alert"');
    expect(html).toContain('Loading chunk 12 failed.');
    expect(html).toMatch(/<button[^>]*>Retry<\/button>/);
  });
});
