import type {ComponentProps, ReactElement} from 'react';
import CodeBlock from '@theme/CodeBlock';
import MDXComponents from '@theme-init/MDXComponents';

// Why: the original renders each piece of inline code as two components, and an API page has more than four hundred
// pieces. MDX compiles a code block to `<pre><code>`; any other `code` is inline.
export default {
  ...MDXComponents,
  code: 'code',
  pre: ({children}: {children: ReactElement<ComponentProps<typeof CodeBlock>>}) => <CodeBlock {...children.props} />,
};
