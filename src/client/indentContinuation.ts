/**
 * Lets a wrapped line break after punctuation, and indents the rest of it past its beginning. React does not manage the
 * content of lines.
 *
 * @returns a function that undoes this
 */
export function indentContinuation(line: Element): () => void {
  const html = line.innerHTML;
  const indent = line.textContent.search(/\S|$/) + 2;
  const code = document.createElement('span');
  code.innerHTML = html.replace(/(<[^>]*>)|[(,]|\.(?=\w)/g, (text, tag?: string) => tag ?? `${text}<wbr>`);
  Object.assign(code.style, {display: 'block', paddingInlineStart: `${indent}ch`, textIndent: `-${indent}ch`});
  line.replaceChildren(code);
  return () => {
    line.innerHTML = html;
  };
}
