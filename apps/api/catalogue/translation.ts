// Form of a translation of the catalogue, and its pairs of texts.
import type { CatalogueContent } from "../src/modules/catalogue/content.ts";

/** Description, instructions, and each question with its example, in the order of the type. */
export type TypeTexts = readonly [about: string, send: string, ...checklist: readonly (readonly [question: string, example: string])[]];
/** The corrections of each question: "gap → action". */
export type TypeCorrections = readonly (readonly string[])[];
type ByCode<T> = { readonly [code: string]: T };

/** Texts of the platform's catalogue in another language, by the code of the row. Names are part of the rows themselves. */
export type CatalogueTranslation = {
  readonly texts: ByCode<TypeTexts>;
  readonly corrections: ByCode<TypeCorrections>;
  readonly activities: ByCode<readonly [about: string, permit?: string]>;
};
type Name = "nameEnUs" | "nameEsEs";
/** A stored text and its translation. */
type Pair = readonly [portuguese: string | null, translated: string | null | undefined];

const typePairs = (type: CatalogueContent["documentTypes"][number], { texts, corrections }: CatalogueTranslation): readonly Pair[] => {
  const [about, send, ...checklist] = texts[type.code] ?? [];
  return [
    [type.description, about],
    [type.instructions, send],
    ...type.questions.flatMap((question, at): readonly Pair[] => [
      [question.text, checklist[at]?.[0]],
      [question.example, checklist[at]?.[1]],
      ...question.corrections.flatMap(({ gap, action }, of): readonly Pair[] => {
        const [shownGap, shownAction] = corrections[type.code]?.[at]?.[of]?.split(" → ") ?? [];
        return [
          [gap, shownGap],
          [action, shownAction],
        ];
      }),
    ]),
  ];
};

/** Every text of the catalogue with its translation. */
export const translationPairs = (content: CatalogueContent, name: Name, translation: CatalogueTranslation): readonly Pair[] => [
  ...[...content.documentTypes, ...content.riskActivities, ...content.trainings].map((row): Pair => [row.name, row[name]]),
  ...content.documentTypes.flatMap((type) => typePairs(type, translation)),
  ...content.riskActivities.flatMap(({ code, description, permit }): readonly Pair[] => {
    const [shownAbout, shownPermit] = translation.activities[code] ?? [];
    return [
      [description, shownAbout],
      [permit, shownPermit],
    ];
  }),
];
