import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/**
 * The three sidebars of the specification. The pages under `tutorial-basics`, `tutorial-extras` and `reference/api` are
 * intentionally in no sidebar. A sidebar can link to such a page, but the page does not show the sidebar.
 */
const sidebars: SidebarsConfig = {
  docs: [
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
    {type: 'link', label: 'Examples', href: '/docs/examples/about'},
    {type: 'link', label: 'API overview', href: '/docs/reference/api/overview'},
  ],
  examples: [
    'examples/about',
    {type: 'link', label: 'Introduction', href: '/docs/introduction'},
    {type: 'link', label: 'Getting started', href: '/docs/getting-started'},
    {type: 'link', label: 'API overview', href: '/docs/reference/api/overview'},
  ],
  reference: [
    'reference/version-compatibility',
    {type: 'link', label: 'API overview', href: '/docs/reference/api/overview'},
  ],
};

export default sidebars;
