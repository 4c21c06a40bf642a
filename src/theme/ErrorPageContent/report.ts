/**
 * Lists the messages of an error and of its causes, the error's own first. A cause that comes back is not listed twice.
 */
export function messagesOf(error: Error): string[] {
  const chain: unknown[] = [];
  for (let current: unknown = error; current && !chain.includes(current); current = (current as Error).cause) {
    chain.push(current);
  }
  return chain.map((link) => (link instanceof Error ? link.message : String(link)));
}

/**
 * Gives the address of a new issue about an error, filled in with the messages, the page and the browser.
 *
 * @param repository address of the repository on GitHub
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
