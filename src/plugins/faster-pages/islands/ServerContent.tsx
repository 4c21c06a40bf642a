import React, {useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {reloadAfterRelease} from '@site/src/client/reloadAfterRelease';
import {sayFailed} from '../failedScripts';
import {AS_IT_IS} from '../fromServer';
import {followLinks} from './links';
import {holdActions, type HeldActions} from './heldActions';
import {payloadId} from './payload';
import {hasStoredTab} from './storedTab';
import type {Props as IslandProps} from './Island';

/** What hydrates a content. */
export interface Hydration {
  Content: ComponentType;
  Island: ComponentType<IslandProps>;
}

interface Props {
  /** Key of the page in Docusaurus's registry. */
  id: string;
  /** HTML that the server wrote, or `null` where it stands in the page. */
  html: string | null;
  load: () => Promise<Hydration>;
  /** Called when the reader leaves, with the HTML of the content. */
  onLeave: (html: string) => void;
  /** Stands in for the content where its HTML is not in the page. */
  fallback: ReactNode;
}

/**
 * The content of the page as the server sent it. Its links work; for a control that a reader reaches for, the content's
 * component is loaded and hydrates the same elements, and what the reader did meanwhile is done then.
 */
export default function ServerContent({id, html, load, onLeave, fallback}: Props): ReactNode {
  const host = useRef<HTMLDivElement>(null);
  const held = useRef<HeldActions | null>(null);
  const [hydration, setHydration] = useState<Hydration | null>(null);
  const [isMissing, setMissing] = useState(false);
  const history = useHistory();
  const {siteConfig, i18n} = useDocusaurusContext();

  useEffect(() => {
    const element = host.current!;
    if (!element.firstChild) {
      // React has made the page anew, as it does where the HTML came damaged.
      setMissing(true);
      return undefined;
    }
    const hydrate = () => {
      load().then(setHydration, () => {
        // The text stays. The next press tries again.
        if (held.current!.drop()) {
          sayFailed(true);
        }
        void reloadAfterRelease();
      });
    };
    const stopFollowing = followLinks(element, {
      baseUrl: siteConfig.baseUrl,
      otherSites: i18n.locales.map((locale) => `${siteConfig.baseUrl}${locale}/`),
      open: (address) => history.push(address),
    });
    held.current = holdActions(element, hydrate);
    if (hasStoredTab(element)) {
      hydrate();
    }
    return () => {
      stopFollowing();
      held.current!.stop();
      onLeave(element.innerHTML);
    };
    // None of these changes while the page is open.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  const onReady = () => {
    sayFailed(false);
    void held.current!.release();
  };

  if (isMissing) {
    return fallback;
  }
  return (
    <>
      {html === null && <script id={payloadId(id)} type="application/json" {...AS_IT_IS} />}
      <div
        ref={host}
        className="markdown"
        data-island={id}
        {...AS_IT_IS}
        {...(html !== null && {dangerouslySetInnerHTML: {__html: html}})}
      />
      {hydration && <hydration.Island host={host} content={hydration.Content} prefix={id} onReady={onReady} />}
    </>
  );
}
