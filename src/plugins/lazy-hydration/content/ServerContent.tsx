import React, {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {reloadAfterRelease} from '@site/src/starter/reloadAfterRelease';
import {AS_IT_IS} from '@site/src/utils/serverHtml';
import {factsId} from './facts';
import {followLinks} from './links';
import {holdActions, type HeldActions} from './heldActions';
import {hasStoredTab} from './storedTab';
import type {Props as IslandProps} from './Island';

/** What brings a content to life. */
export interface Life {
  Content: ComponentType;
  Island: ComponentType<IslandProps>;
}

interface Props {
  /** Key of the page in Docusaurus's registry. */
  id: string;
  load: () => Promise<Life>;
}

/**
 * The content of the page as the server sent it. Its links work; a control that a reader reaches for loads the
 * content's component, which takes over the same elements, and what the reader did meanwhile is done then.
 */
export default function ServerContent({id, load}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const held = useRef<HeldActions | null>(null);
  const [life, setLife] = useState<Life | null>(null);
  const history = useHistory();
  const {siteConfig, i18n} = useDocusaurusContext();

  useEffect(() => {
    const element = host.current!;
    const wake = () => {
      // When it fails, the page is there; the next press tries again.
      load().then(setLife, () => void reloadAfterRelease());
    };
    const stopFollowing = followLinks(element, {
      baseUrl: siteConfig.baseUrl,
      otherSites: i18n.locales.map((locale) => `${siteConfig.baseUrl}${locale}/`),
      open: (address) => history.push(address),
    });
    held.current = holdActions(element, wake);
    if (hasStoredTab(element)) {
      wake();
    }
    return () => {
      stopFollowing();
      held.current!.stop();
      // A reader who left may come back.
      load().catch(() => undefined);
    };
    // None of these changes while the page is open.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return (
    <>
      <script id={factsId(id)} type="application/json" {...AS_IT_IS} />
      <div ref={host} className="markdown" data-lazy-content={id} {...AS_IT_IS} />
      {life && <life.Island host={host} content={life.Content} prefix={id} onReady={() => void held.current!.release()} />}
    </>
  );
}
