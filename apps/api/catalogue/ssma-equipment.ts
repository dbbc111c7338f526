import { ask, documentType } from "./written.ts";

/** Documents of structures, machines and vessels on site. */
export const equipment = [
  documentType(370, "SSMA-ART-ANDAIME", {
    names: ["Projeto e ART de andaime", "Scaffold design and technical responsibility", "Proyecto y responsabilidad técnica de andamio"],
    about: "Projeto de montagem com memória de cálculo, ART e liberação do andaime.",
    send: "Projeto, ART paga e ficha de liberação do andaime montado.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "equipment",
    frequency: "always_valid",
    validity: "nr18.scaffold.inspection",
    checklist: [
      ask("O projeto é do tipo e da altura do andaime montado?", {
        example: "Multidirecional, 18 m, 4 níveis.",
        inconsistent: "O andaime montado difere do projeto → Refaça o projeto ou a montagem e envie.",
        missing_data: "O projeto não diz a carga admissível → Inclua a carga por nível e a memória de cálculo.",
      }),
      ask("A ART cita a obra e está paga?", {
        example: "ART MG20260011223, projeto e montagem.",
        unpaid: "A ART do andaime não foi paga → Pague a ART no CREA e anexe o comprovante.",
        wrong_place: "A ART é de outro endereço → Emita a ART para o local do projeto.",
      }),
      ask("A ficha de liberação foi preenchida e está afixada?", {
        example: "Placa verde, 02/03/2026.",
        incomplete: "A liberação do andaime não veio → Inspecione o andaime, preencha a ficha de liberação e envie foto da placa.",
        expired: "A última inspeção do andaime é antiga → Realize a inspeção e registre.",
      }),
      ask("Os montadores são capacitados e o responsável assinou?", {
        example: "Eng. civil CREA 99.887.",
        unqualified: "Os montadores não têm capacitação → Treine os montadores e envie os certificados.",
        unsigned: "A liberação não foi assinada pelo responsável → Colha a assinatura na ficha do andaime.",
      }),
    ],
  }),
  documentType(371, "SSMA-ANCORAGEM", {
    names: [
      "Ancoragens e linhas de vida: projeto e inspeção",
      "Anchor and lifeline design and inspection",
      "Anclajes y líneas de vida: proyecto e inspección",
    ],
    about: "Projeto, ART e inspeção periódica dos sistemas de ancoragem usados.",
    send: "Projeto, ART e relatório da última inspeção das ancoragens.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "equipment",
    frequency: "always_valid",
    validity: "nr35.anchor.inspection",
    checklist: [
      ask("Cada ancoragem tem projeto com carga e zona livre de queda?", {
        example: "Linha horizontal, 2 usuários, ZLQ 5,8 m.",
        incomplete: "A zona livre de queda não foi calculada → Complete o projeto com a ZLQ e o número de usuários.",
        wrong_document: "Foi enviado só o catálogo do fabricante → Envie o projeto do sistema instalado.",
      }),
      ask("A inspeção periódica tem menos de um ano?", {
        example: "Inspeção em 09/2025.",
        expired: "A inspeção das ancoragens venceu → Realize a inspeção e interdite até o laudo.",
        unfit: "A inspeção reprovou pontos → Substitua os pontos reprovados e envie a nova inspeção.",
      }),
      ask("Os pontos estão identificados no local e no relatório?", {
        example: "LV-03, plaqueta com data.",
        missing_data: "Os pontos não são identificados → Identifique com plaquetas e refaça o relatório.",
        inconsistent: "Há pontos em uso fora do relatório → Inclua os pontos na inspeção ou retire de uso.",
      }),
      ask("O projetista e o inspetor são habilitados, com ART?", {
        example: "Eng. mecânico, ART 20260055.",
        unqualified: "O inspetor das ancoragens não é habilitado → Contrate profissional habilitado e reenvie.",
        unregistered: "Não há ART das ancoragens → Emita a ART de projeto e inspeção.",
      }),
    ],
  }),
  documentType(372, "SSMA-LAUDO-NR12", {
    names: ["Laudo NR-12 de máquinas", "NR-12 machine report", "Informe NR-12 de máquinas"],
    about: "Apreciação de risco e laudo de conformidade das máquinas levadas ao projeto.",
    send: "Laudo com inventário, apreciação de risco, fotos e ART.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "equipment",
    frequency: "always_valid",
    validity: "nr12.report.review",
    checklist: [
      ask("O laudo identifica a máquina por marca, modelo e série?", {
        example: "Betoneira 400 L, série 2233.",
        missing_data: "O número de série não consta → Inclua a plaqueta e a série no laudo.",
        inconsistent: "A máquina em campo não é a do laudo → Envie o laudo da máquina mobilizada.",
      }),
      ask("A apreciação de risco segue a NBR ISO 12100?", {
        example: "HRN antes 120, depois 5.",
        incomplete: "Não há apreciação de risco → Elabore a apreciação com profissional habilitado.",
        insufficient: "Há risco residual alto → Instale as proteções e envie o laudo revisado.",
      }),
      ask("Proteções, parada de emergência e comandos foram verificados?", {
        example: "Enclausuramento, duplo canal.",
        unfit: "O laudo aponta não conformidade → Corrija as proteções e envie o laudo conforme.",
        incomplete: "Os comandos não foram verificados → Complete o laudo com o teste dos comandos.",
      }),
      ask("A ART do laudo está paga e o autor é engenheiro habilitado?", {
        example: "Eng. mecânico, ART 20260077.",
        unregistered: "O laudo NR-12 não tem ART → Emita e pague a ART e anexe.",
        unqualified: "O autor do laudo de máquinas não é engenheiro → Obtenha laudo de engenheiro habilitado.",
      }),
    ],
  }),
  documentType(373, "SSMA-NR13-INSPECAO", {
    names: ["NR-13: prontuário e inspeção", "NR-13 records and inspection", "NR-13: legajo e inspección"],
    about: "Prontuário, relatório de inspeção e válvulas de caldeiras e vasos de pressão.",
    send: "Relatório da última inspeção e certificado da válvula de segurança.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "equipment",
    frequency: "always_valid",
    validity: "printed",
    checklist: [
      ask("A categoria e o TAG do vaso estão no relatório?", {
        example: "Vaso de ar V-02, categoria V.",
        missing_data: "A categoria do vaso não é informada → Complete o relatório com PMTA, fluido e categoria.",
        inconsistent: "O TAG não é o do vaso mobilizado → Envie o relatório do vaso em campo.",
      }),
      ask("A próxima inspeção ainda não venceu?", {
        example: "Próxima em 05/2027.",
        expired: "A inspeção de segurança venceu → Contrate a inspeção e retire o vaso de operação.",
        incomplete: "A data da próxima inspeção não consta → Solicite ao profissional habilitado o relatório com a data.",
      }),
      ask("A válvula de segurança foi calibrada com lacre?", {
        example: "Abertura 8,5 bar, lacre 4455.",
        expired: "A calibração da válvula venceu → Calibre a válvula e envie o certificado.",
        amount_differs: "A abertura é maior que a PMTA → Ajuste a válvula abaixo da PMTA e recalibre.",
      }),
      ask("O profissional habilitado assinou o relatório, com ART?", {
        example: "Eng. mecânico, PH, ART 2026.",
        unqualified: "Quem inspecionou não é profissional habilitado → Refaça a inspeção com PH registrado.",
        unsigned: "O relatório da NR-13 não está assinado → Colha a assinatura do PH e do responsável.",
      }),
    ],
  }),
];
