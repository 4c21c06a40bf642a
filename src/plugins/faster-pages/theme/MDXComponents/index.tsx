import type {ComponentProps, ReactElement} from 'react';
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-init/MDXComponents';

// Why: in the original, each inline code is two components, and an API page has more than four hundred. Markdown writes
// a code block as `<pre><code>`, and other code is inline.
export default {
  ...MDXComponents,
  code: 'code',
  pre: ({children}: {children: ReactElement<ComponentProps<typeof CodeBlock>>}) => <CodeBlock {...children.props} />,
};
