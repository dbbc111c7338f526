import type { Locale } from "@emdia/contract/limits.ts";
import type { JobContext } from "../jobs/job-context.ts";
import type { MessageCategory } from "./mail-limits.ts";
import type { RenderedMail } from "./render-mail.ts";

/** Secret and public URL of the installation. */
export type Installation = { readonly secret: string; readonly publicUrl: string };

/** The row that a message is about. `issue` is the number of the message about this row, from 0. */
export type MessageRow = {
  /** Account or company that owns the row; 0 without an owner. */
  readonly ownerId: number;
  readonly rowId: string;
  readonly issue: number;
  readonly language: Locale;
};

type Sender = { readonly to: string; readonly companyId?: number };
export type RenderedMessage = Sender &
  (({ readonly channel: "email" } & RenderedMail) | { readonly channel: "sms"; readonly text: string });

/** A kind of message. It reads the row when the message is sent, so that its job contains neither text nor secret. */
export type Template = {
  /** `module.message`, stored in jobs and in the outbox. */
  readonly name: string;
  readonly category: MessageCategory;
  /** Above a limit the message is sent the next day, or not at all. */
  readonly excess: "postpone" | "drop";
  /** Undefined if the row no longer needs a message: its link is used, replaced or expired. */
  readonly render: (context: JobContext, installation: Installation, row: MessageRow) => Promise<RenderedMessage | undefined>;
};
