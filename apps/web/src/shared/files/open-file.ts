import { currentMessageOf } from "../errors/message-of.ts";
import { notify } from "../notices/notify.ts";

/** Requests the file link on click, because a link expires after a minute. */
type Ask = () => Promise<{ readonly url: string; readonly name: string }>;

/** Opens a file in a new tab; a failure is shown as a notification. */
export const openBeside = async (ask: Ask): Promise<void> => {
  // Opens the tab before the request, because popup blockers allow `window.open` only during the click.
  const tab = window.open("about:blank", "_blank");
  try {
    const { url } = await ask();
    if (tab === null) return location.assign(url);
    tab.opener = null;
    tab.location.replace(new URL(url, location.href));
  } catch (error) {
    tab?.close();
    notify.error(currentMessageOf(error));
  }
};

/** Downloads a file; a failure is shown as a notification. */
export const saveFile = async (ask: Ask): Promise<void> => {
  try {
    const { url, name } = await ask();
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
  } catch (error) {
    notify.error(currentMessageOf(error));
  }
};
