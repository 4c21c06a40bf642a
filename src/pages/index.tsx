import type {ReactNode} from 'react';
import HomePage from '@site/src/components/Home/HomePage';
import Content from './_home.mdx';

export default function Home(): ReactNode {
  return (
    <HomePage>
      <Content />
    </HomePage>
  );
}
