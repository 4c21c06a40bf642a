import type {PropSidebarItem, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import {describe, expect, it, vi} from 'vitest';
import {completeVersion, pruneVersion} from '../../src/plugins/lazy-hydration/routes/version';

// The package's client needs a bundler; this is the part of it that the pruning asks.
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  isActiveSidebarItem: (item: PropSidebarItem, path: string): boolean => JSON.stringify(item).includes(`"${path}"`),
}));

const link = (href: string): PropSidebarItem => ({type: 'link', href, label: href});
const category = (label: string, collapsed: boolean, ...items: PropSidebarItem[]): PropSidebarItem => ({type: 'category', label, collapsed, collapsible: true, items});

const makeVersion = () =>
  ({
    version: 'current',
    docs: {a: {id: 'a'}},
    docsSidebars: {
      docs: [link('/a'), category('open', false, link('/b'), link('/c')), category('closed', true, category('inner', true, link('/d'), link('/e')), link('/f'))],
      other: [link('/z')],
    },
  }) as unknown as PropVersionMetadata;

describe('a pruned version', () => {
  it('has the open categories of its sidebar, and the first item of each closed one', () => {
    const {docs, docsSidebars} = pruneVersion(makeVersion(), 'docs', '/a');
    expect(docs).toEqual({});
    expect(docsSidebars).toEqual({
      docs: [link('/a'), category('open', false, link('/b'), link('/c')), category('closed', true, category('inner', true, link('/d')))],
    });
  });

  it('has the closed categories whole that lead to the page', () => {
    const {docsSidebars} = pruneVersion(makeVersion(), 'docs', '/e');
    expect(docsSidebars.docs).toEqual(makeVersion().docsSidebars.docs);
  });

  it('has no sidebar when the page has none', () => {
    expect(pruneVersion(makeVersion(), undefined, '/x').docsSidebars).toEqual({});
  });

  it('leaves the version as it was, and becomes it again in place', () => {
    const version = makeVersion();
    const pruned = pruneVersion(version, 'docs', '/a');
    expect(version).toEqual(makeVersion());
    const closed = pruned.docsSidebars.docs![2] as {items: PropSidebarItem[]};
    completeVersion(pruned, makeVersion());
    expect(pruned).toEqual(makeVersion());
    expect(pruned.docsSidebars.docs![2]).toBe(closed);
  });
});
