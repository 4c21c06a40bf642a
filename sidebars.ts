import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = Extract<SidebarsConfig[string], unknown[]>;

const docs: Items = [
  'introduction',
  'getting-started',
  {
    type: 'category',
    label: 'Test beds',
    key: 'test-beds',
    // The target of its breadcrumb, because the category has no index page.
    customProps: {page: '/docs/introduction#choose'},
    collapsed: false,
    items: [
      'api/test-beds/component',
      'api/test-beds/directive',
      'api/test-beds/pipe',
      'api/test-beds/service',
      'api/test-beds/module',
      'api/test-beds/interceptor',
      'api/test-beds/guard',
      'api/test-beds/resolver',
      'api/test-beds/router',
    ],
  },
  {
    type: 'category',
    label: 'Common tools',
    key: 'common-tools',
    collapsed: false,
    items: ['api/common/base-tools', 'api/common/http-testing-tools', 'api/common/renderer-tools'],
  },
];

/** Returns items that link to the same documents without making them members of the sidebar. */
function refs(items: Items): Items {
  return items.map((item) =>
    typeof item === 'string'
      ? {type: 'ref', id: item}
      : item.type === 'category'
        ? {...item, items: refs(item.items as Items)}
        : item,
  );
}

/**
 * The three sidebars of the specification. All of them show the same tree, so that it stays in place when a reader
 * opens a page of another sidebar. The pages under `tutorial-basics`, `tutorial-extras` and `reference/api` are
 * intentionally members of no sidebar.
 */
const sidebars: SidebarsConfig = {
  docs: [...docs, ...refs(['examples/about', 'reference/version-compatibility', 'reference/api/overview'])],
  examples: [...refs(docs), 'examples/about', ...refs(['reference/version-compatibility', 'reference/api/overview'])],
  reference: [
    ...refs([...docs, 'examples/about']),
    'reference/version-compatibility',
    ...refs(['reference/api/overview']),
  ],
};

export default sidebars;
