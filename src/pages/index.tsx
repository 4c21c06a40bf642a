import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import {Beds, Comparison, Facts, Hero, Life, Onward} from '@site/src/components/Home';
import After from './_home/after.mdx';
import AfterLines from './_home/afterLines.mdx';
import Before from './_home/before.mdx';
import BeforeLines from './_home/beforeLines.mdx';
import ComponentSample from './_home/component.mdx';
import DirectiveSample from './_home/directive.mdx';
import GuardSample from './_home/guard.mdx';
import Install from './_home/install.mdx';
import InterceptorSample from './_home/interceptor.mdx';
import ModuleSample from './_home/module.mdx';
import PipeSample from './_home/pipe.mdx';
import ResolverSample from './_home/resolver.mdx';
import RouterSample from './_home/router.mdx';
import ServiceSample from './_home/service.mdx';

/** The samples of the home page, quoted from `samples/pages/home*.spec.ts` as the pages of the docs quote theirs. */
const samples = {
  component: <ComponentSample />,
  directive: <DirectiveSample />,
  pipe: <PipeSample />,
  service: <ServiceSample />,
  module: <ModuleSample />,
  interceptor: <InterceptorSample />,
  guard: <GuardSample />,
  resolver: <ResolverSample />,
  router: <RouterSample />,
};

export default function Home(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'home.description',
        message: 'Test beds for Angular on Jasmine: components, directives, pipes, services, guards, interceptors, resolvers and routes, without the boilerplate of TestBed.',
        description: 'Description of the home page for search engines',
      })}>
      <main>
        <Hero install={<Install />} />
        <Comparison before={<Before />} beforeLines={<BeforeLines />} after={<After />} afterLines={<AfterLines />} />
        <Beds samples={samples} />
        <Life />
        <Facts />
        <Onward />
      </main>
    </Layout>
  );
}
