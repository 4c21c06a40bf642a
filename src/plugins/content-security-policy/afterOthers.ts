/** The part of a loaded plugin that matters here. */
export interface PostBuilder {
  name: string;
  postBuild?: (props: never) => unknown;
}

/**
 * Waits until the plugins behind one have done their work on the build. Docusaurus starts the `postBuild` of all of
 * them in the order of its list and waits for none; called at the start of one's own, this sees each of the others'.
 *
 * @param plugins all of them, in the order in which Docusaurus starts them
 * @param name of the plugin that waits
 * @throws what a `postBuild` of the others throws
 */
export async function afterOthers(plugins: readonly PostBuilder[], name: string): Promise<void> {
  const own = plugins.findIndex((plugin) => plugin.name === name);
  const started: Promise<void>[] = plugins.slice(own + 1).flatMap((plugin) => {
    const {postBuild} = plugin;
    if (!postBuild) {
      return [];
    }
    return new Promise<void>((resolve, reject) => {
      plugin.postBuild = async (props) => {
        try {
          await postBuild.call(plugin, props);
          resolve();
        } catch (error) {
          reject(error as Error);
          throw error;
        }
      };
    });
  });
  await Promise.all(started);
}
