import { expect, test } from "vitest";
import { exportTexts } from "../apps/api/src/modules/pendencies/export/export-texts.ts";
import { text as workersEnUs } from "../apps/web/src/features/workers/text/en-us.ts";
import { text as workersEsEs } from "../apps/web/src/features/workers/text/es-es.ts";
import { text as workersPtBr } from "../apps/web/src/features/workers/text/pt-br.ts";
import { text as enUs } from "../apps/web/src/shared/pendencies/text/en-us.ts";
import { text as esEs } from "../apps/web/src/shared/pendencies/text/es-es.ts";
import { text as ptBr } from "../apps/web/src/shared/pendencies/text/pt-br.ts";

const told = [
  { language: "pt-BR", screen: ptBr, workers: workersPtBr },
  { language: "en-US", screen: enUs, workers: workersEnUs },
  { language: "es-ES", screen: esEs, workers: workersEsEs },
] as const;

test.for(told)("a status and a kind have one name in $language, in the list, beside a worker and in the spreadsheet", (one) => {
  const { status, kind } = exportTexts[one.language];
  expect([status, kind]).toEqual([one.screen.status, one.screen.types]);
  expect(one.workers.document).toEqual(one.screen.status);
});
