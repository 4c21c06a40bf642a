import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import MDXContent from '@theme/MDXContent';

/** The home page. Its content is in a Markdown file for each language. */
export default function HomePage({children}: {children: ReactNode}): ReactNode {
  return (
    <Layout
      title={translate({id: 'home.title', message: 'Test beds for Angular'})}
      description={translate({
        id: 'home.description',
        message:
          'Test beds for Angular on Jasmine: components, directives, pipes, services, guards, interceptors, resolvers and routes, without the boilerplate of TestBed.',
      })}>
      <main>
        <MDXContent>{children}</MDXContent>
      </main>
    </Layout>
  );
}
