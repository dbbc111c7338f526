import { api } from "../../shared/api/api.ts";
import { currentMessageOf } from "../../shared/errors/message-of.ts";
import { notify } from "../../shared/notices/notify.ts";

/** Opens a document beside this page. Its link lives for a minute, so it is asked for at the moment of the click. */
export const openDocument = async (id: number): Promise<void> => {
  // A browser lets a page open only what is opened at once: the link follows.
  const beside = window.open("about:blank", "_blank");
  try {
    const { url } = await api("GET /documents/{id}")({ id });
    if (beside === null) return location.assign(url);
    beside.opener = null;
    beside.location.replace(new URL(url, location.href));
  } catch (error) {
    beside?.close();
    notify.error(currentMessageOf(error));
  }
};
