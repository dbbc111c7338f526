import { api } from "../../../shared/api/api.ts";
import { currentMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";

/** Keeps a file where its reader keeps files; why it cannot be had is said. */
export const downloadFile = async (id: number): Promise<void> => {
  try {
    const { url, name } = await api("GET /documents/{id}")({ id });
    const link = document.createElement("a");
    link.href = url;
    link.download = name;
    link.click();
  } catch (error) {
    notify.error(currentMessageOf(error));
  }
};
