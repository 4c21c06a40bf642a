/**
 * Returns the messages of an error and its causes, the error's own first. Stops at a circular cause.
 */
export function messagesOf(error: Error): string[] {
  const chain: unknown[] = [];
  for (let current: unknown = error; current && !chain.includes(current); current = (current as Error).cause) {
    chain.push(current);
  }
  return chain.map((link) => (link instanceof Error ? link.message : String(link)));
}

/**
 * Returns the URL of a new GitHub issue, prefilled with the error messages, the page and the browser.
 *
 * @param repository URL of the repository on GitHub
 */
export function issueUrl(repository: string, error: Error): string {
  const [message, ...causes] = messagesOf(error);
  const body = [
    `Page: ${window.location.href}`,
    `Browser: ${window.navigator.userAgent}`,
    '',
    '```text',
    message,
    ...causes.map((cause) => `Cause: ${cause}`),
    '```',
  ].join('\n');
  return `${repository}/issues/new?${new URLSearchParams({title: `Documentation: ${message}`, body})}`;
}
