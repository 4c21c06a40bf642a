import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import clsx from 'clsx';
import {createPortal} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {loadSearch, type Search} from './load';
import {session} from '../session';
import {dialogLabel} from '../texts';
import Explanations, {UnknownMessage} from '../errors/Explanations';
import {useExplanations} from '../errors/useExplanations';
import type {Answer, Hit} from '../engine/engine';
import type {Explanation} from '../errors/explain';
import type {Language} from '../model';
import {POPULAR} from './popular';
import Field from './Field';
import {addressOf, groupByPage, type Group} from './groups';
import NoResult from './NoResult';
import HeadingsOnly, {Keys, UnknownWords} from './Notes';
import {recentPicks} from './recent';
import Results, {hrefOf, optionId} from './Results';
import Status from './Status';
import {useAnnouncement} from './useAnnouncement';
import {useSearch} from './useSearch';
import styles from './styles.module.css';

/**
 * `keyCode` of a key press that an input method handles:
 * https://www.w3.org/TR/uievents/#determine-keydown-keyup-keyCode.
 */
const COMPOSING = 229;

export interface Props {
  language: string;
  /** Base URL of the language. */
  baseUrl: string;
  onClose: () => void;
}

/** Starts loading the search files before the reader types. */
export function preload(language: string, baseUrl: string): void {
  // The dialog reports the failure.
  loadSearch(language as Language, baseUrl).search.catch(() => undefined);
}

/** The search dialog. */
export default function SearchDialog({language, baseUrl, onClose}: Props): ReactNode {
  const {i18n} = useDocusaurusContext();
  const history = useHistory();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useId();
  const [text, setText] = useState(session.text);
  const [pointed, setPointed] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState(false);
  const recent = useMemo(() => recentPicks(language), [language]);
  const [picks, setPicks] = useState(recent.read);

  const other = i18n.locales.find((locale) => locale !== language);
  const own = useSearch(language as Language, baseUrl);
  const foreign = useSearch(elsewhere ? (other as Language) : null, other ? i18n.localeConfigs[other]!.baseUrl : '');
  const notSearched = elsewhere ? i18n.currentLocale : other;
  const {search, status, retry} = elsewhere ? foreign : own;

  const query = text.trim();
  // Only the full-text index can tell which words are on no page.
  const answer = useMemo(
    () => (search && query ? search.engine.search(query, search.depth === 'text') : null),
    [search, query],
  );
  const isLoadingText = search?.depth === 'headings';
  const {explanations, isUnknown} = useExplanations(query, search?.baseUrl ?? baseUrl);
  const groups = useMemo(
    () => (search ? groupsOf(search, answer, explanations, picks) : []),
    [search, answer, explanations, picks],
  );
  const options = useMemo(() => groups.flatMap(({hits}) => hits), [groups]);
  const active = options.find((hit) => addressOf(hit) === pointed) ?? (query ? options[0] : undefined);
  const announcement = useAnnouncement(answer && !isLoadingText ? groups : null, answer?.unknown ?? [], explanations);

  // A layout effect, so that the field has the focus before the next key press.
  useLayoutEffect(() => {
    dialog.current!.showModal();
    input.current!.focus();
    // Typing replaces the text of an earlier search, but continues text that was typed while the dialog loaded.
    const {length} = input.current!.value;
    input.current!.setSelectionRange(session.isTextOld ? 0 : length, length);
  }, []);
  useEffect(() => {
    if (active && pointed) {
      document.getElementById(optionId(list, active))?.scrollIntoView({block: 'nearest'});
      return;
    }
    // New results start at the top, where an error is explained.
    const results = document.getElementById(list);
    results?.scrollTo(0, 0);
    results?.parentElement!.scrollTo(0, 0);
  }, [active, pointed, list]);

  const type = (value: string) => {
    session.text = value;
    session.isTextOld = false;
    setText(value);
    setPointed(null);
    setElsewhere(false);
    input.current!.focus();
  };
  const close = () => dialog.current!.close();

  const follow = (href: string, event: MouseEvent | KeyboardEvent) => {
    if (opensInNewTab(event)) {
      return;
    }
    event.preventDefault();
    close();
    // The dialog's `close` event comes only in a later task, when another layout may already have replaced the search
    // button.
    session.isOpen = false;
    if (elsewhere) {
      // The other language is a separate application, which this router cannot navigate to.
      window.location.assign(href);
    } else {
      history.push(href);
    }
  };

  const pick = (hit: Hit, event: MouseEvent | KeyboardEvent) => {
    const href = hrefOf(hit, search!);
    if (!elsewhere) {
      recent.add(addressOf(hit));
    }
    if (opensInNewTab(event)) {
      // On a click, the browser follows the link.
      if (event.type === 'keydown') {
        window.open(href, '_blank', 'noopener');
      }
      setPicks(recent.read());
      return;
    }
    if (!elsewhere) {
      session.marks = {
        pathname: `${baseUrl}${hit.page.path}`,
        id: hit.section.id,
        terms: hit.terms,
        language: search!.language,
      };
    }
    follow(href, event);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Safari fires `compositionend` before the Enter that confirmed it; only `keyCode` identifies that Enter.
    if (event.nativeEvent.isComposing || event.keyCode === COMPOSING) {
      return;
    }
    const at = active ? options.indexOf(active) : -1;
    const target = options[destination(event, at, options.length)];
    if (target) {
      event.preventDefault();
      setPointed(addressOf(target));
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      pick(active, event);
    }
  };

  const label = dialogLabel();
  const isEmpty = answer !== null && options.length === 0;

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={label}
      onClose={onClose}
      // The target of a click on the backdrop is the dialog element.
      onClick={(event) => event.target === dialog.current && close()}>
      <div className={clsx('search-box', styles.box)}>
        <Field
          ref={input}
          text={text}
          label={label}
          list={options.length > 0 ? list : null}
          active={active && optionId(list, active)}
          onType={type}
          onKeyDown={onKeyDown}
          onClose={close}
        />
        <p role="status" className={styles.announcement}>
          {announcement}
        </p>
        <div className={styles.body}>
          {status !== 'ready' && <Status status={status} retry={retry} />}
          {isEmpty && isLoadingText && <Status status="loading" retry={retry} />}
          {explanations.length > 0 && <Explanations explanations={explanations} search={search!} onFollow={follow} />}
          {isUnknown && !isEmpty && <UnknownMessage />}
          {answer && !isEmpty && !isUnknown && explanations.length === 0 && <UnknownWords unknown={answer.unknown} />}
          {isEmpty && !isLoadingText && (
            <NoResult
              query={query}
              isFullText={search?.depth === 'text'}
              unknown={answer.unknown}
              otherLanguage={notSearched ? {label: i18n.localeConfigs[notSearched]!.label, code: notSearched} : null}
              onQuery={type}
              onOtherLanguage={() => {
                setElsewhere(!elsewhere);
                input.current!.focus();
              }}
              onLeave={close}
            />
          )}
          {search && options.length > 0 && (
            <Results
              id={list}
              label={translate({
                id: 'search.results',
                message: 'Results',
                description: 'Name of the list of search results',
              })}
              search={search}
              groups={groups}
              active={active ? addressOf(active) : null}
              onPoint={setPointed}
              onPick={pick}
            />
          )}
          {!query && picks.length > 0 && (
            <button
              type="button"
              className={clsx('text-button', styles.textButton)}
              onClick={() => {
                recent.clear();
                setPicks([]);
                input.current!.focus();
              }}>
              <Translate id="search.recent.clear" description="Button that forgets the recent picks">
                Clear recent results
              </Translate>
            </button>
          )}
        </div>
        <div className={styles.foot}>
          {search?.depth === 'failed' && <HeadingsOnly retry={retry} />}
          <Keys hasOptions={options.length > 0} />
        </div>
      </div>
    </dialog>,
    document.body,
  );
}

/** Returns the sections that explain a message, then the hits; or the initial groups if nothing was searched. */
function groupsOf(search: Search, answer: Answer | null, explanations: Explanation[], picks: string[]): Group[] {
  if (!answer) {
    return groupsToStartWith(search, picks);
  }
  const addresses = explanations.map(({address}) => address);
  const explained = search.engine.find(addresses);
  const found = groupByPage(answer.hits.filter((hit) => !addresses.includes(addressOf(hit))));
  if (explained.length === 0) {
    return found;
  }
  const title = translate({
    id: 'search.error',
    message: 'Explained in',
    description: 'Title above the sections that explain a pasted error message',
  });
  return [{title, hits: explained}, ...found];
}

/** Returns the groups to show while the field is empty: recent picks and popular sections. */
function groupsToStartWith({engine}: Search, picks: string[]): Group[] {
  const groups: Group[] = [
    {
      title: translate({
        id: 'search.recent',
        message: 'Recently opened',
        description: 'Title above recently picked results',
      }),
      hits: engine.find(picks),
    },
    {
      title: translate({
        id: 'search.popular',
        message: 'Popular',
        description: 'Title above suggestions while the search field is empty',
      }),
      hits: engine.find(POPULAR.filter((address) => !picks.includes(address))),
    },
  ];
  return groups.filter(({hits}) => hits.length > 0);
}

/** Returns whether a press opens a link in another tab or window. */
function opensInNewTab({ctrlKey, metaKey, shiftKey}: MouseEvent | KeyboardEvent): boolean {
  return ctrlKey || metaKey || shiftKey;
}

/** Returns the index of the option that a key moves to from `at`, or -1 if the key does not move. */
function destination({key, shiftKey, altKey, ctrlKey, metaKey}: KeyboardEvent, at: number, count: number): number {
  if (count === 0 || shiftKey || altKey || ctrlKey || metaKey) {
    return -1;
  }
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (Math.max(at, 0) + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return -1;
  }
}
