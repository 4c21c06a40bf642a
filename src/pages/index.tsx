import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout
      description={translate({
        id: 'home.description',
        message: 'Test beds for Angular on Jasmine: components, directives, pipes, services, guards, interceptors, resolvers and routes, without the boilerplate of TestBed.',
        description: 'Description of the home page for search engines',
      })}>
      <main className="container margin-vert--xl">
        <Heading as="h1">{siteConfig.title}</Heading>
        <p>{siteConfig.tagline}</p>
        <Link className="button button--primary" to="/docs/getting-started">
          <Translate id="home.start" description="Main link of the home page">
            Get started
          </Translate>
        </Link>{' '}
        <Link className="button button--secondary" to="/blog">
          <Translate id="home.blog" description="Link to the blog on the home page">
            Read the blog
          </Translate>
        </Link>
      </main>
    </Layout>
  );
}
