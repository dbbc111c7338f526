import { ask, documentType } from "./written.ts";

/** Documents of lifting gear, insulation, instruments and vehicles. */
export const liftingAndInstruments = [
  documentType(374, "SSMA-INSPECAO-ICAMENTO", {
    names: ["Inspeção de equipamento de içamento", "Lifting equipment inspection", "Inspección de equipo de izaje"],
    about: "Laudo do guindaste, munck, PTA ou empilhadeira, com plano de manutenção.",
    send: "Laudo anual com ART, tabela de carga e registro de manutenção.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "equipment",
    frequency: "always_valid",
    validity: "nr11.crane.inspection",
    checklist: [
      ask("O laudo é do equipamento mobilizado (placa, série, capacidade)?", {
        example: "Guindaste 45 t, placa QWE1A23.",
        inconsistent: "O equipamento do laudo não é o mobilizado → Envie o laudo do equipamento em campo.",
        missing_data: "A série do guindaste falta → Complete o laudo com a identificação.",
      }),
      ask("Limitadores, freios, cabos e estrutura foram ensaiados?", {
        example: "Limitador de momento ativo, cabo sem arames rompidos.",
        unfit: "Há item de segurança reprovado → Repare o item e realize nova inspeção e envie o laudo.",
        incomplete: "O ensaio dos limitadores não consta → Complete o ensaio e o laudo.",
      }),
      ask("O laudo tem menos de um ano?", {
        example: "Emitido em 10/2025.",
        expired: "O laudo do guindaste venceu → Providencie a inspeção anual e envie.",
        late: "A inspeção é posterior à mobilização → Retire de operação até a liberação da contratante.",
      }),
      ask("Há tabela de carga legível e manutenção em dia?", {
        example: "Revisão de 500 h em 02/2026.",
        incomplete: "A manutenção não foi comprovada → Anexe o registro das revisões do fabricante.",
        illegible: "A tabela de carga não se lê → Substitua pela tabela do fabricante em PDF.",
      }),
    ],
  }),
  documentType(375, "SSMA-CINTAS", {
    names: ["Cintas, cabos e manilhas: inspeção", "Slings and shackles inspection", "Eslingas y grilletes: inspección"],
    about: "Certificados e inspeção periódica dos acessórios de içamento.",
    send: "Lista dos acessórios com capacidade, certificado do fabricante e inspeção.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "equipment",
    frequency: "always_valid",
    validity: "nr11.sling.inspection",
    checklist: [
      ask("Cada acessório tem número, capacidade e certificado?", {
        example: "Cinta C-018, 5 t, certificado 9987.",
        incomplete: "Há acessórios sem certificado → Solicite ao fabricante os certificados e anexe.",
        missing_data: "A capacidade não está na lista → Inclua a carga de trabalho de cada acessório.",
      }),
      ask("A inspeção dos acessórios tem menos de seis meses?", {
        example: "Inspeção de 01/2026, cor azul.",
        expired: "A inspeção das cintas venceu → Inspecione as cintas, registre a cor do período e envie a lista.",
        unfit: "Há item reprovado em uso → Retire o item e envie prova do descarte.",
      }),
      ask("A etiqueta das cintas está legível e confere com a lista?", {
        example: "Etiqueta verde 2 t, lote 33.",
        illegible: "A etiqueta não se lê → Substitua a cinta sem etiqueta e atualize a lista.",
        inconsistent: "A etiqueta difere da lista → Corrija a lista conforme a etiqueta.",
      }),
      ask("O inspetor é capacitado e assinou?", {
        example: "Rigger inspetor, 01/2026.",
        unqualified: "O inspetor de acessórios não tem capacitação → Treine o inspetor e refaça a inspeção.",
        unsigned: "A inspeção das cintas não está assinada → Colha a assinatura do inspetor.",
      }),
    ],
  }),
  documentType(376, "SSMA-LUVAS-ISOLANTES", {
    names: ["Ensaio de luvas e ferramentas isolantes", "Insulating gloves and tools test", "Ensayo de guantes y herramientas aislantes"],
    about: "Ensaio dielétrico de luvas, mantas e bastões usados em trabalho elétrico.",
    send: "Laudo do laboratório com a classe e a data do ensaio.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "equipment",
    frequency: "always_valid",
    validity: "nr10.glove_test",
    checklist: [
      ask("A classe da luva suporta a tensão do serviço?", {
        example: "Classe 2, até 17 kV.",
        insufficient: "A classe é menor que a tensão → Troque por luvas da classe certa e envie o laudo.",
        missing_data: "A classe não é informada no laudo → Solicite ao laboratório o laudo com a classe.",
      }),
      ask("O ensaio dielétrico tem menos de seis meses?", {
        example: "Ensaio em 12/2025.",
        expired: "O ensaio das luvas venceu → Encaminhe as luvas ao laboratório e use outro par até sair o laudo.",
        unfit: "O ensaio reprovou o par → Retire o par de uso e envie laudo do substituto.",
      }),
      ask("O número de série da luva é o do laudo?", {
        example: "Par 0457.",
        inconsistent: "A série não confere com o laudo → Envie o laudo do par em uso.",
        illegible: "A série das luvas não se lê → Identifique o par e anexe foto da marcação.",
      }),
      ask("O laboratório é acreditado ou rastreável?", {
        example: "RBC 0123.",
        unqualified: "O laboratório não comprova rastreabilidade → Refaça o ensaio em laboratório acreditado.",
        unsigned: "O laudo dielétrico não está assinado → Solicite a via assinada pelo laboratório.",
      }),
    ],
  }),
  documentType(377, "SSMA-DETECTOR-GASES", {
    names: ["Calibração do detector de gases", "Gas detector calibration", "Calibración del detector de gases"],
    about: "Certificado de calibração do detector usado em espaço confinado e trabalho a quente.",
    send: "Certificado com número de série, gases padrão e data.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "equipment",
    frequency: "always_valid",
    validity: "nr33.detector.calibration",
    checklist: [
      ask("O certificado é do detector mobilizado, pelo número de série?", {
        example: "Série K2-99887.",
        inconsistent: "A série do certificado é de outro detector → Envie a calibração do detector em campo.",
        missing_data: "O modelo e a série não constam → Solicite o certificado completo ao laboratório.",
      }),
      ask("A calibração não venceu?", {
        example: "Calibrado em 02/2026.",
        expired: "A calibração do detector venceu → Calibre o detector e retire-o de uso até lá.",
        late: "O detector foi usado antes da calibração → Registre o desvio e anexe a análise da contratante.",
      }),
      ask("O2, LIE, CO e H2S foram calibrados com gás rastreável?", {
        example: "Gás padrão lote 5566.",
        incomplete: "Um dos sensores não foi calibrado → Calibre os quatro sensores e envie.",
        unqualified: "O gás padrão não tem certificado → Anexe o certificado do gás padrão.",
      }),
      ask("Há registro do teste de resposta (bump test) antes do uso?", {
        example: "Bump test diário, planilha de 03/2026.",
        incomplete: "O teste de resposta não é registrado → Registre o bump test diário e envie a planilha.",
        unfit: "O detector falhou no teste e foi usado → Substitua o detector e envie a investigação.",
      }),
    ],
  }),
  documentType(378, "SSMA-VEICULO", {
    names: ["Veículo: CRLV e inspeção", "Vehicle registration and inspection", "Vehículo: registro e inspección"],
    about: "Licenciamento e inspeção dos veículos do fornecedor que entram no projeto.",
    send: "CRLV-e do ano, lista de verificação e fotos do veículo.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "vehicles",
    frequency: "always_valid",
    validity: "vehicle.inspection",
    checklist: [
      ask("O CRLV-e é do ano e da placa mobilizada?", {
        example: "CRLV 2026, placa QWE1A23.",
        expired: "O licenciamento do ano não foi feito → Pague o licenciamento no Detran e baixe o CRLV-e.",
        inconsistent: "A placa do CRLV não é a do veículo → Envie o CRLV-e do veículo mobilizado.",
      }),
      ask("A inspeção verificou freios, pneus, cinto, alarme de ré e extintor?", {
        example: "32 itens conformes em 20/02/2026.",
        unfit: "A inspeção reprovou itens de segurança → Conserte os itens, refaça a inspeção e envie a lista aprovada.",
        incomplete: "Há itens sem resposta na lista → Complete a lista de verificação do veículo.",
      }),
      ask("O veículo tem os requisitos da contratante (rádio, bandeirola, rastreador)?", {
        example: "Bandeirola 2,5 m, giroflex, rastreador.",
        insufficient: "Faltam itens que a contratante pede → Instale os itens e envie fotos.",
        missing_data: "As fotos do veículo não vieram → Anexe fotos dos quatro lados e da placa.",
      }),
      ask("O veículo é do fornecedor ou há contrato de locação e seguro?", {
        example: "Locado, contrato 1.122, apólice RCF.",
        wrong_company: "O proprietário não é o fornecedor → Anexe o contrato de locação ou comodato.",
        unpaid: "O seguro do veículo não está em vigor → Pague ou contrate o seguro RCF e envie.",
      }),
    ],
  }),
];
