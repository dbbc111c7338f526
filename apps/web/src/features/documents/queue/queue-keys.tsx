import { useKeys } from "../../../shared/keys/use-keys.ts";
import type { Sending } from "../sending/use-sending.ts";

/** Opens the file chooser of the page. */
const chooseFile = (): void => document.querySelector<HTMLElement>("[data-file-chooser]")?.click();

/** Keyboard shortcuts that choose a file and send the documents. */
export const QueueKeys = ({ sending: { run } }: { readonly sending: Sending }) => {
  useKeys(["f", "e"], (key, isRepeated) => {
    if (isRepeated) return false;
    if (key === "f") chooseFile();
    else run();
    return true;
  });
  return null;
};
