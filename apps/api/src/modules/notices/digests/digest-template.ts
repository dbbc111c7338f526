import type { Locale } from "@emdia/contract/limits.ts";
import { pathTo } from "@emdia/contract/web-paths.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { renderMail } from "../../../platform/mail/render-mail.ts";
import type { Template } from "../../../platform/mail/template.ts";
import { fillText } from "../mails/fill-text.ts";
import { digestTexts as enUs } from "../mails/text/en-us.ts";
import { digestTexts as esEs } from "../mails/text/es-es.ts";
import { digestTexts as ptBr } from "../mails/text/pt-br.ts";
import { sectionsOfDay } from "../rules/digest-sections.ts";
import { mailedKinds } from "../rules/settings.ts";
import { isWeeklyDigest, recipientOf } from "../store/recipients.ts";
import { settingsOf } from "../store/settings.ts";
import { unsubscribeLinks } from "../unsubscribe/unsubscribe-link.ts";
import type { DigestMailTexts } from "./digest-mail-texts.ts";
import { filledSections, mailSections } from "./digest-sections.ts";

const texts: { readonly [L in Locale]: DigestMailTexts } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
/** The person's address and the sections that the person wants on this day. */
const wantedSections = ({ inScopeOfAccount }: JobContext, accountId: number, day: string) =>
  inScopeOfAccount(accountId, async (tx) => {
    const isWeekly = await isWeeklyDigest(tx, accountId, day);
    const recipient = await recipientOf(tx, accountId);
    if (isWeekly === undefined || !recipient) return undefined;
    return { ...recipient, kinds: mailedKinds(sectionsOfDay(isWeekly), await settingsOf(tx, accountId)) };
  });

/** The digest of a day, with a section per key. An outdated one is not sent, because a later digest contains what is still pending. */
export const digestTemplate: Template = {
  name: "notices.digest",
  category: "digest",
  excess: "drop",
  render: async (context, installation, { ownerId: accountId, rowId: day, language }) => {
    if (day !== dayInSaoPaulo(context.clock.now())) return undefined;
    const wanted = await wantedSections(context, accountId, day);
    if (!wanted) return undefined;
    const sections = await filledSections(context, accountId, { ...wanted, day });
    if (sections.length === 0) return undefined;
    const text = texts[language];
    const { publicUrl } = installation;
    const shownDay = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day));
    const mail = renderMail({
      language,
      title: fillText(text.title, { day: shownDay }),
      paragraphs: [text.says],
      sections: sections.flatMap((section) => mailSections(section, { publicUrl, language, text })),
      action: { label: text.action, url: new URL(pathTo("/pendencias"), publicUrl).href },
      unsubscribe: {
        label: text.unsubscribe,
        ...unsubscribeLinks(
          installation,
          accountId,
          sections.map(({ kind }) => kind),
        ),
      },
    });
    return { channel: "email", to: wanted.email, ...mail };
  },
};
