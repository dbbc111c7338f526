import { randomBytes } from "node:crypto";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { Readable } from "node:stream";
import type pg from "pg";
import type { BadgeContent } from "../apps/api/src/modules/badges/badge-contents.ts";
import { badgePdf } from "../apps/api/src/modules/badges/print/badge-pdf.ts";
import type { LinkOnBadge } from "../apps/api/src/modules/badges/rules/badge-link.ts";
import { madeImage } from "../apps/api/test/files/made-image.ts";
import { insertBadges } from "./data/badges.ts";
import { fillWorkers } from "./data/workers.ts";
import { openConnection } from "./measuring/http-connection.ts";
import { interleave } from "./measuring/measure.ts";
import { FLOOR_PATH, withProductBench } from "./measuring/product-bench.ts";
import { atMost, type Measured, type Report } from "./measuring/report.ts";

const PRINTED = 500;
const PHOTO_BYTES = 100_000;
const PRINT_SECONDS_MAX = 30;
const PAGE_FLOORS_MAX = 3;
const CODE = "q1w2e3r4t5y6abcdefghjkmn10";
const ROUNDS = { rounds: 400, warmUp: 30, secondsMax: 60 };
const NANOSECONDS_PER_MS = 1e6;

const link: LinkOnBadge = {
  contractId: 1,
  contractorId: 1,
  contractorName: "Serra Azul Mineração",
  projectId: 1,
  projectName: "Forno 3",
  hiringDate: "2026-03-02",
  endDate: null,
  providerId: 2,
  providerName: "Ipê Andaimes e Montagens Industriais",
  providerCnpj: "11222333000181",
  workerId: 1,
  name: "Maria Aparecida dos Santos Figueiredo",
  role: "Montadora de andaimes",
  admissionDate: "2026-03-02",
  status: "active",
  isRemoved: false,
  documentKind: "cpf",
  documentCountry: "BR",
  documentType: null,
  document: "52998224725",
  photoKey: "photo",
  photoType: "image/jpeg",
  printedPhotoKey: "photo",
};
const content: BadgeContent = {
  link,
  config: { isActive: true, firstFace: [], secondFace: [], showsLogo: false, baseColor: "#0f766e" },
  logoKey: null,
  code: CODE,
  issuedAt: new Date(0),
  first: ["Montadora de andaimes", link.providerName, "529.982.247-25"].map((value) => ({ key: "role", label: null, value })),
  second: ["Forno 3, Barragem Norte", "02/03/2026", "Trabalho em altura"].map((value) => ({ key: "projects", label: null, value })),
  lacking: [],
};

/** A photo with as many bytes as a real one. Readers of a JPEG ignore the bytes after its end. */
const newPhoto = async (): Promise<Buffer> => Buffer.concat([await madeImage({ width: 480, height: 640 }), randomBytes(PHOTO_BYTES)]);

const benchPrint = async (): Promise<Measured> => {
  const photo = await newPhoto();
  const contents = Array.from({ length: PRINTED }, () => content);
  const files = { read: async () => Readable.from([photo]) };
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const begun = performance.now();
  let bytes = 0;
  const urlOf = (code: string) => `https://emdia.example/colaboradores/badge-info/${code}`;
  for await (const chunk of await badgePdf({ contents, layout: "card", language: "pt-BR", urlOf, files })) bytes += chunk.length;
  const seconds = (performance.now() - begun) / 1_000;
  delay.disable();
  const [p99, longest] = [delay.percentile(99) / NANOSECONDS_PER_MS, delay.max / NANOSECONDS_PER_MS];
  return {
    tables: [
      { title: "PDF of badges with photos", rows: [{ badges: PRINTED, seconds, bytes, "event loop p99 ms": p99, "longest ms": longest }] },
    ],
    budgets: [atMost(`seconds for ${PRINTED} badges`, seconds, PRINT_SECONDS_MAX)],
  };
};

/** One worker of the largest contractor with a badge. */
const fill = async (owner: pg.Client): Promise<void> => {
  await fillWorkers(owner, "small");
  await owner.query(
    `insert into badge_config (company_id, is_active, first_face, second_face, shows_logo, base_color)
     select id, true, '{role}', '{company}', false, '#0f766e' from company where is_contractor on conflict do nothing`,
  );
  await insertBadges(owner);
  await owner.query("update badge set code = $1 where id = (select min(id) from badge)", [CODE]);
  await owner.query("vacuum analyze");
};

const benchPage = (): Promise<Measured> =>
  withProductBench(
    "small",
    async ({ server, tokens }) => {
      const [member, visitor] = [await openConnection(server.address, tokens.restricted), await openConnection(server.address, "none")];
      const [floor, page] = await interleave(
        [
          { name: "floor: 20 rows by primary key", run: () => member.get(FLOOR_PATH) },
          { name: "public page of a badge", run: () => visitor.get(`/api/employees/badge-info/${CODE}`) },
        ],
        ROUNDS,
      );
      member.close();
      visitor.close();
      const floors = (page?.median ?? 0) / (floor?.median ?? 1);
      return {
        tables: [{ title: "Public page", rows: [floor, page].flatMap((row) => (row ? [{ ...row }] : [])) }],
        budgets: [atMost("the public page takes, in HTTP floors,", floors, PAGE_FLOORS_MAX)],
      };
    },
    fill,
  );

/** Badges: a print of five hundred, and the public page of one. */
export const benchBadges = async (): Promise<Report> => {
  const parts = [await benchPrint(), await benchPage()];
  return { bench: "badges", tables: parts.flatMap(({ tables }) => tables), budgets: parts.flatMap(({ budgets }) => budgets) };
};
