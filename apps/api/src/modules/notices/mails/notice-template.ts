import type { Locale } from "@emdia/contract/limits.ts";
import type { EventKind, NoticeDetails } from "@emdia/contract/notices/notice.ts";
import { actorOf, classTimeOf, peopleOf, saidIn, subjectOf } from "@emdia/contract/notices/notice-words.ts";
import { pathTo } from "@emdia/contract/web-paths.ts";
import { type MailSection, renderMail } from "../../../platform/mail/render-mail.ts";
import type { Installation, Template } from "../../../platform/mail/template.ts";
import { catalogueTextIn } from "../../catalogue/index.ts";
import { mailedKinds } from "../rules/settings.ts";
import { noticesOfMail, type StoredNotice } from "../store/notices.ts";
import { recipientOf } from "../store/recipients.ts";
import { settingsOf } from "../store/settings.ts";
import { unsubscribeLinks } from "../unsubscribe/unsubscribe-link.ts";
import { fillText } from "./fill-text.ts";
import type { NoticeMailTexts } from "./notice-mail-texts.ts";
import { dueLink, placeLink } from "./place-link.ts";
import { noticeTexts as enUs } from "./text/en-us.ts";
import { noticeTexts as esEs } from "./text/es-es.ts";
import { noticeTexts as ptBr } from "./text/pt-br.ts";

const texts: { readonly [L in Locale]: NoticeMailTexts } = { "pt-BR": ptBr, "en-US": enUs, "es-ES": esEs };
const LISTED_MAX = 10;
const TEXT_MAX = 500;

/** The details with the catalogue's texts in the language of the recipient. */
const shownDetails = ({ details }: StoredNotice, language: Locale): NoticeDetails => {
  const shown = (text: string) => catalogueTextIn(language, text);
  const { document, reasons } = details;
  return {
    ...details,
    ...(document !== undefined && { document: shown(document) }),
    ...(reasons && { reasons: reasons.map(({ question, answer }) => ({ question: shown(question), answer: answer && shown(answer) })) }),
  };
};

const valuesOf = (notice: StoredNotice, language: Locale) => {
  const details = shownDetails(notice, language);
  const day = new Intl.DateTimeFormat(language, { dateStyle: "short", timeZone: "UTC" });
  return {
    subject: subjectOf(details),
    actor: actorOf(details),
    due: details.due === undefined ? "" : day.format(new Date(details.due)),
    when: classTimeOf(details, (isoDay) => day.format(new Date(isoDay))),
    people: peopleOf(details),
  };
};

type Place = { readonly publicUrl: string; readonly language: Locale };
/** The counts of a reminder, each with a link to its documents. */
const countLines = (publicUrl: string, notice: StoredNotice, text: NoticeMailTexts): MailSection["lines"] => {
  const { open = 0, expired = 0 } = notice.details;
  return [
    ...(open > 0 ? [{ text: fillText(text.openDocuments, { count: open }), url: dueLink(publicUrl, notice, "open") }] : []),
    ...(expired > 0 ? [{ text: fillText(text.expiredDocuments, { count: expired }), url: dueLink(publicUrl, notice, "expired") }] : []),
  ];
};

const linesOf = (notice: StoredNotice, language: Locale, text: NoticeMailTexts): string => {
  const { causes = [], count } = notice.details;
  const line = causes.length > 0 && count === 0 ? text.wholeSchedule : text[notice.kind].line;
  const said = [...causes.map((cause) => text.scheduleCauses[cause]), ...saidIn(shownDetails(notice, language))];
  return [fillText(line, valuesOf(notice, language)), ...said].join("\n").slice(0, TEXT_MAX);
};

const sectionOf = ({ publicUrl, language }: Place, notices: readonly StoredNotice[], text: NoticeMailTexts): MailSection => ({
  title: text.says,
  lines: [
    ...notices
      .slice(0, LISTED_MAX)
      .flatMap((notice) => [
        { text: linesOf(notice, language, text), url: placeLink(publicUrl, notice) },
        ...countLines(publicUrl, notice, text),
      ]),
    ...(notices.length > LISTED_MAX ? [{ text: fillText(text.more, { count: notices.length - LISTED_MAX }) }] : []),
    ...(notices.some(({ kind }) => kind === "reminder") ? [{ text: text.countsCover }] : []),
  ],
});

type Content = {
  readonly accountId: number;
  readonly kind: EventKind;
  readonly first: StoredNotice;
  readonly notices: readonly StoredNotice[];
};
const mailOf = (installation: Installation, language: Locale, { accountId, kind, first, notices }: Content) => {
  const text = texts[language];
  const { one, many } = text[kind];
  const { publicUrl } = installation;
  return renderMail({
    language,
    title: notices.length === 1 ? fillText(one, valuesOf(first, language)) : fillText(many, { count: notices.length }),
    paragraphs: [],
    sections: [sectionOf({ publicUrl, language }, notices, text)],
    action: { label: text.action, url: new URL(pathTo("/pendencias"), publicUrl).href },
    unsubscribe: { label: text.unsubscribe, ...unsubscribeLinks(installation, accountId, [kind]) },
  });
};

/** One e-mail about the unread notices of a batch. Above the limit it is sent the next day, because a person may have turned the inbox off. */
export const noticeTemplate: Template = {
  name: "notices.events",
  category: "inbox",
  excess: "postpone",
  render: ({ inScopeOfAccount }, installation, { ownerId: accountId, rowId, language }) =>
    inScopeOfAccount(accountId, async (tx) => {
      const notices = await noticesOfMail(tx, accountId, Number(rowId));
      const recipient = await recipientOf(tx, accountId);
      const [first] = notices;
      if (!first || !recipient) return undefined;
      const { kind } = first;
      if (mailedKinds([kind], await settingsOf(tx, accountId)).length === 0) return undefined;
      // A batch of reminders is of one contractor, towards whose limits it counts.
      const sender = first.aboutKind === "contractor" ? { companyId: first.aboutId } : {};
      return {
        channel: "email" as const,
        to: recipient.email,
        ...sender,
        ...mailOf(installation, language, { accountId, kind, first, notices }),
      };
    }),
};
