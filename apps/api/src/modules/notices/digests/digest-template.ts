import type { Locale } from "@emdia/contract/limits.ts";
import type { DigestKind } from "@emdia/contract/notices/notice.ts";
import { subjectOf } from "@emdia/contract/notices/notice-words.ts";
import { pathTo } from "@emdia/contract/web-paths.ts";
import { dayInSaoPaulo } from "../../../platform/clock/clock.ts";
import { digestPermissions } from "../../../platform/jobs/digest-permissions.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import { type MailSection, renderMail } from "../../../platform/mail/render-mail.ts";
import type { Template } from "../../../platform/mail/template.ts";
import { catalogueTextIn } from "../../catalogue/index.ts";
import { type DueResult, dueDocuments } from "../../pendencies/index.ts";
import { fillText } from "../mails/fill-text.ts";
import { placeLink } from "../mails/place-link.ts";
import { digestTexts as enUs } from "../mails/text/en-us.ts";
import { digestTexts as esEs } from "../mails/text/es-es.ts";
import { digestTexts as ptBr } from "../mails/text/pt-br.ts";
import { sectionContents, sectionsOfDay } from "../rules/digest-sections.ts";
import { mailedKinds } from "../rules/settings.ts";
import { entriesOf, isWeeklyDigest, recipientOf } from "../store/recipients.ts";
import { settingsOf } from "../store/settings.ts";
import { unsubscribeLinks } from "../unsubscribe/unsubscribe-link.ts";
import type { DigestMailTexts } from "./digest-mail-texts.ts";

const texts: { readonly [L in Locale]: DigestMailTexts } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
const NEAREST_MAX = 5;

type Section = { readonly kind: DigestKind; readonly parts: readonly DueResult[] };

/** The person's address and the sections that the person wants on this day. */
const wantedSections = ({ inScopeOfAccount }: JobContext, accountId: number, day: string) =>
  inScopeOfAccount(accountId, async (tx) => {
    const isWeekly = await isWeeklyDigest(tx, accountId, day);
    const recipient = await recipientOf(tx, accountId);
    if (isWeekly === undefined || !recipient) return undefined;
    return { ...recipient, kinds: mailedKinds(sectionsOfDay(isWeekly), await settingsOf(tx, accountId)) };
  });

type Wanted = { readonly companyIds: readonly number[]; readonly kinds: readonly DigestKind[] };
const filledSections = ({ inScopeOfAll }: JobContext, accountId: number, { companyIds, kinds, day }: Wanted & { readonly day: string }) =>
  inScopeOfAll(companyIds, async (tx) => {
    const seer = { entries: await entriesOf(tx, accountId) };
    const sections: Section[] = [];
    for (const kind of kinds) {
      const parts = await dueDocuments(tx, seer, {
        key: digestPermissions[kind],
        ...sectionContents[kind],
        atMost: NEAREST_MAX,
        today: day,
      });
      if (parts.length > 0) sections.push({ kind, parts });
    }
    return sections;
  });

const mailSection = (
  { kind, parts }: Section,
  { publicUrl, language }: { readonly publicUrl: string; readonly language: Locale },
): MailSection => {
  const text = texts[language];
  const day = new Intl.DateTimeFormat(language, { dateStyle: "short", timeZone: "UTC" });
  const lines = parts.flatMap(({ topic, nearest, ...counts }) => [
    { text: fillText(text[topic], counts) },
    ...nearest.map(({ id, due, document, worker, project }) => ({
      text: fillText(text.line, {
        day: day.format(new Date(due)),
        subject: subjectOf({ document: catalogueTextIn(language, document), worker: worker ?? undefined, project }),
      }),
      url: placeLink(publicUrl, { aboutKind: "pendency", aboutId: id, details: {} }),
    })),
  ]);
  return { title: text.sections[kind], lines };
};

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
      sections: sections.map((section) => mailSection(section, { publicUrl, language })),
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
