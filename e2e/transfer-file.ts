import type { Page } from "@playwright/test";
import { aFile } from "./sent-documents.ts";

/** Drops or pastes a file on the open dialog, or else on the page heading. Only page code can create such an event with files. */
export const transferFile = (page: Page, how: "drop" | "paste", name: string): Promise<void> =>
  page.evaluate(
    ([kind, file, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], file, { type: "application/pdf" }));
      const eventOptions = { bubbles: true, cancelable: true };
      const event =
        kind === "drop"
          ? new DragEvent("drop", { ...eventOptions, dataTransfer: transfer })
          : new ClipboardEvent("paste", { ...eventOptions, clipboardData: transfer });
      (document.querySelector("[role=dialog]") ?? document.querySelector("h1"))?.dispatchEvent(event);
    },
    [how, name, aFile(name).buffer.toString("latin1")] as const,
  );
