import React from 'react';
import {factsId, writeFacts, type ContentModule} from './facts';

/**
 * Loads a Markdown page for the server. What it renders is marked for the browser, and its facts are put beside it.
 *
 * @param key of the page in Docusaurus's registry
 */
export default async function lazyContent(key: string, load: () => Promise<ContentModule>): Promise<ContentModule> {
  const {default: Content, ...facts} = await load();
  return {
    ...facts,
    default: (props) => (
      <>
        <script id={factsId(key)} type="application/json" dangerouslySetInnerHTML={{__html: writeFacts(facts)}} />
        <div className="markdown" data-lazy-content={key}>
          <Content {...props} />
        </div>
      </>
    ),
  };
}
