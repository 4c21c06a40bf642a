/** What somebody writes to a place that others write to as well. */
export interface Output {
  write: (text: string) => void;
  end: () => void;
}

/**
 * Lets several write to one place without a mix: the first that began writes at once, what another writes waits until
 * those before it have ended.
 *
 * @param write writes a text to the place
 * @returns begins an output
 */
export function inOrderOutput(write: (text: string) => void): () => Output {
  const outputs: {text: string; hasEnded: boolean}[] = [];
  const writeNext = () => {
    for (let [first] = outputs; first; [first] = outputs) {
      write(first.text);
      first.text = '';
      if (!first.hasEnded) {
        return;
      }
      outputs.shift();
    }
  };
  return () => {
    const own = {text: '', hasEnded: false};
    outputs.push(own);
    return {
      write(text) {
        own.text += text;
        writeNext();
      },
      end() {
        own.hasEnded = true;
        writeNext();
      },
    };
  };
}
