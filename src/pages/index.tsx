import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import MDXContent from '@theme-original/MDXContent';
import HomeContent from './_home.mdx';

export default function Home(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'home.description',
        message:
          'Test beds for Angular on Jasmine: components, directives, pipes, services, guards, interceptors, resolvers and routes, without the boilerplate of TestBed.',
      })}>
      <main>
        <MDXContent>
          <HomeContent />
        </MDXContent>
      </main>
    </Layout>
  );
}
