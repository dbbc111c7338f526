-- A mark on the accounts of the demo world, whose password is public.

-- A start without the demo is refused while an account with this mark is active.
alter table account add column demo boolean not null default false;

-- Accounts that earlier versions of the demo loader created. Its addresses are fixed and end with .example, a domain that cannot be registered.
update account set demo = true where email in (
  'admin@serraazul.example', 'analista@serraazul.example', 'gestor@serraazul.example', 'obra@serraazul.example', 'fornecedor@ipe.example',
  'rh@voltta.example', 'admin@horizonte.example', 'consultora@parceira.example', 'novata@guaraci.example', 'adriana.falcao@serraazul.example',
  'caio.menezes@serraazul.example', 'debora.sanches@serraazul.example', 'everton.paixao@serraazul.example', 'fatima.guedes@serraazul.example',
  'gilberto.nobrega@serraazul.example', 'ivone.tavares@serraazul.example', 'jonas.bittencourt@serraazul.example',
  'luciana.vidal@serraazul.example', 'otavio.lins@horizonte.example', 'priscila.araujo@horizonte.example', 'renato.queiroz@horizonte.example',
  'marcio.teles@ipe.example', 'simone.rocha@ipe.example', 'wagner.pires@ipe.example');
