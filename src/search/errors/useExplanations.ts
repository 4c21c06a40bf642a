import {useEffect, useMemo, useState} from 'react';
import {ERRORS_FILE} from '../files';
import {explain, isMessage, type ExplainedError, type Explanation} from './explain';

/** Shorter queries are names or topics, unless they contain an error code. */
const MIN_LENGTH = 16;
const CODE = /\bNG\d{3}/i;

/** The error messages of each language, by base URL. */
const loaded = new Map<string, Promise<ExplainedError[]>>();

/**
 * Explains the error message in a query, if there is one. The explanations are loaded with the first query that may be
 * a message. If they cannot be loaded, nothing is explained. `isUnknown` is true if the query looks like an error
 * message that no page explains.
 *
 * @param baseUrl base URL of the searched language
 */
export function useExplanations(query: string, baseUrl: string): {explanations: Explanation[]; isUnknown: boolean} {
  const [errors, setErrors] = useState<ExplainedError[] | null>(null);
  const maybeMessage = query.length >= MIN_LENGTH || CODE.test(query);

  useEffect(() => {
    if (!maybeMessage) {
      return undefined;
    }
    let gone = false;
    load(baseUrl).then(
      (all) => gone || setErrors(all),
      () => gone || setErrors(null),
    );
    return () => {
      gone = true;
      setErrors(null);
    };
  }, [maybeMessage, baseUrl]);

  return useMemo(() => {
    const explanations = errors && maybeMessage ? explain(query, errors) : [];
    return {explanations, isUnknown: errors !== null && maybeMessage && explanations.length === 0 && isMessage(query)};
  }, [errors, maybeMessage, query]);
}

function load(baseUrl: string): Promise<ExplainedError[]> {
  const known = loaded.get(baseUrl);
  if (known) {
    return known;
  }
  const errors = fetch(`${baseUrl}${ERRORS_FILE}`).then((response) => {
    if (!response.ok) {
      throw new Error(`${ERRORS_FILE}: ${response.status}`);
    }
    return response.json() as Promise<ExplainedError[]>;
  });
  loaded.set(baseUrl, errors);
  // Try again with the next message.
  errors.catch(() => loaded.delete(baseUrl));
  return errors;
}
