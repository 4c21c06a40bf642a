import React from 'react';
import {payloadId, writePayload, type ContentModule} from './payload';

/**
 * Loads a Markdown page for the server. What it renders is marked for the browser, with the page's payload beside it.
 *
 * @param key of the page in Docusaurus's registry
 */
export default async function loadContent(key: string, load: () => Promise<ContentModule>): Promise<ContentModule> {
  const {default: Content, ...payload} = await load();
  return {
    ...payload,
    default: (props) => (
      <>
        <script id={payloadId(key)} type="application/json" dangerouslySetInnerHTML={{__html: writePayload(payload)}} />
        <div className="markdown" data-island={key}>
          <Content {...props} />
        </div>
      </>
    ),
  };
}
