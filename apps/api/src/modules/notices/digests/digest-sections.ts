// Content of the sections of a digest, read when it is sent, and their lines in the e-mail.
import type { Locale } from "@emdia/contract/limits.ts";
import type { DigestKind } from "@emdia/contract/notices/notice.ts";
import { subjectOf } from "@emdia/contract/notices/notice-words.ts";
import { digestPermissions } from "../../../platform/jobs/digest-permissions.ts";
import type { JobContext } from "../../../platform/jobs/job-context.ts";
import type { MailSection } from "../../../platform/mail/render-mail.ts";
import { catalogueTextIn } from "../../catalogue/index.ts";
import { type DueResult, dueDocuments } from "../../pendencies/index.ts";
import { classDocumentTypes, type DueTrainings, dueTrainings } from "../../trainings/index.ts";
import { fillText } from "../mails/fill-text.ts";
import { placeLink } from "../mails/place-link.ts";
import { sectionContents } from "../rules/digest-sections.ts";
import { entriesOf } from "../store/recipients.ts";
import type { DigestMailTexts } from "./digest-mail-texts.ts";

const NEAREST_MAX = 5;

type Section = { readonly kind: DigestKind; readonly parts: readonly DueResult[]; readonly trainings: DueTrainings | undefined };
type Wanted = { readonly companyIds: readonly number[]; readonly kinds: readonly DigestKind[]; readonly day: string };

/** The sections that have a document or a training. */
export const filledSections = ({ inScopeOfAll, clock }: JobContext, accountId: number, { companyIds, kinds, day }: Wanted) =>
  inScopeOfAll(companyIds, async (tx) => {
    const seer = { entries: await entriesOf(tx, accountId) };
    const sections: Section[] = [];
    for (const kind of kinds) {
      const { hasTrainings = false, ...content } = sectionContents[kind];
      const common = { key: digestPermissions[kind], atMost: NEAREST_MAX, today: day };
      const shownElsewhere = hasTrainings ? await classDocumentTypes(tx) : [];
      const parts = await dueDocuments(tx, seer, { ...common, ...content, shownElsewhere });
      const trainings = hasTrainings ? await dueTrainings(tx, seer, { ...common, now: clock.now() }) : undefined;
      if (parts.length > 0 || trainings) sections.push({ kind, parts, trainings });
    }
    return sections;
  });

type Mail = { readonly publicUrl: string; readonly language: Locale; readonly text: DigestMailTexts };
type Line = { readonly document: string; readonly worker: string | null; readonly project: string };
const shownSubject = (language: Locale, { document, worker, project }: Line): string =>
  subjectOf({ document: catalogueTextIn(language, document), worker: worker ?? undefined, project });

const dayFormat = (language: Locale) => {
  const format = new Intl.DateTimeFormat(language, { dateStyle: "short", timeZone: "UTC" });
  return (day: string): string => format.format(new Date(day));
};
const pendencyLink = (publicUrl: string, id: number): string => placeLink(publicUrl, { aboutKind: "pendency", aboutId: id, details: {} });

const documentLines = (parts: readonly DueResult[], { publicUrl, language, text }: Mail): MailSection["lines"] => {
  const shown = dayFormat(language);
  return parts.flatMap(({ topic, nearest, ...counts }) => [
    { text: fillText(text[topic], counts) },
    ...nearest.map(({ id, due, ...line }) => ({
      text: fillText(text.line, { day: shown(due), subject: shownSubject(language, line) }),
      url: pendencyLink(publicUrl, id),
    })),
  ]);
};

const DAY_LENGTH = 10;
/** The next class of a training; nothing for a person who does not see classes. */
const classLines = (
  { class: next, seesClasses }: Pick<DueTrainings["nearest"][number], "class" | "seesClasses">,
  { publicUrl, language, text }: Mail,
): MailSection["lines"] => {
  if (!seesClasses) return [];
  if (!next) return [{ text: text.noClass }];
  const when = `${dayFormat(language)(next.startsAt.slice(0, DAY_LENGTH))} ${next.startsAt.slice(DAY_LENGTH + 1)}`;
  const url = placeLink(publicUrl, { aboutKind: "training_class", aboutId: next.id, details: {} });
  return [{ text: fillText(text.nextClass, { name: next.name, when, free: next.free }), url }];
};

const trainingLines = ({ counts, nearest }: DueTrainings, mail: Mail): MailSection["lines"] => {
  const { publicUrl, language, text } = mail;
  const shown = dayFormat(language);
  return [
    { text: counts.map(({ band, count }) => fillText(text.bands[band], { count })).join(" ") },
    ...nearest.flatMap(({ pendencyId, due, document, worker, project, ...rest }) => [
      {
        text: fillText(text.line, { day: shown(due), subject: shownSubject(language, { document, worker, project }) }),
        url: pendencyLink(publicUrl, pendencyId),
      },
      ...classLines(rest, mail),
    ]),
  ];
};

/** Documents and trainings of a section, each under a title of its own. */
export const mailSections = ({ kind, parts, trainings }: Section, mail: Mail): readonly MailSection[] => [
  ...(parts.length > 0 ? [{ title: mail.text.sections[kind], lines: documentLines(parts, mail) }] : []),
  ...(trainings ? [{ title: mail.text.trainings, lines: trainingLines(trainings, mail) }] : []),
];
