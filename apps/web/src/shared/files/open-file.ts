import { currentMessageOf } from "../errors/message-of.ts";
import { notify } from "../notices/notify.ts";

/** Its link lives for a minute, so it is asked for at the moment of the click. */
type Ask = () => Promise<{ readonly url: string; readonly name: string }>;

/** Opens a file beside this page; why it cannot be had is said. */
export const openBeside = async (ask: Ask): Promise<void> => {
  // A browser lets a page open only what is opened at once: the link follows.
  const beside = window.open("about:blank", "_blank");
  try {
    const { url } = await ask();
    if (beside === null) return location.assign(url);
    beside.opener = null;
    beside.location.replace(new URL(url, location.href));
  } catch (error) {
    beside?.close();
    notify.error(currentMessageOf(error));
  }
};

/** Keeps a file where its reader keeps files; why it cannot be had is said. */
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
