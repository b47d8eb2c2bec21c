import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { at } from '../../../scripts/paths.mjs';
import { jarIn } from '../java/maven.ts';

/** What the steps of a language may use. */
export interface Place {
  /** An empty folder for this language. */
  readonly folder: string;
  /** The OpenAPI document. */
  readonly description: string;
  /** Runs a program in the folder and returns what it prints; throws with all output if it fails. */
  run(program: string, args: readonly string[]): Promise<string>;
}

/** A program that must be installed: how it tells its version, and how to get it. */
export interface Needed {
  readonly program: string;
  readonly version: readonly string[];
  readonly get: string;
}

/** How a client is made in a language, compiled together with a small program, and that program run. */
export interface Language {
  readonly generator: string;
  readonly needs: readonly Needed[];
  generate(place: Place): Promise<void>;
  compile(place: Place): Promise<void>;
  /** Prints `totals.payable` of the invoice in a file, built by a service. */
  payable(place: Place, base: string, invoice: string): Promise<string>;
}

const NODE: Needed = { program: 'node', version: ['--version'], get: 'install Node 20 or newer' };

/** Writes where the libraries of the client are. */
const CLASSPATH = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:build-classpath';

const GENERATOR_JAR = {
  path: 'org/openapitools/openapi-generator-cli/7.25.0/openapi-generator-cli-7.25.0.jar',
  digest: '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae',
};

function program(name: string, folder: string, as = name): void {
  mkdirSync(folder, { recursive: true });
  copyFileSync(join(import.meta.dirname, 'programs', name), join(folder, as));
}

const typescript: Language = {
  generator: 'openapi-typescript, as installed here',
  needs: [NODE],
  async generate({ folder, description, run }) {
    await run('node', [at('node_modules/openapi-typescript/bin/cli.js'), description, '-o', 'generated.ts']);
    program('read-payable.ts', folder);
  },
  async compile({ folder, run }) {
    const compilerOptions = {
      module: 'NodeNext',
      target: 'ES2023',
      lib: ['ES2023', 'DOM'],
      types: ['node'],
      strict: true,
      noEmit: true,
      allowImportingTsExtensions: true,
      skipLibCheck: true,
    };
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['read-payable.ts'] }));
    await run('node', [at('node_modules/typescript-native/bin/tsc'), '-p', folder, '--pretty', 'false']);
  },
  payable: ({ run }, base, invoice) => run('node', ['--import', 'tsx', 'read-payable.ts', base, invoice]),
};

/** Media types that the generator does not know are bytes to it. */
const PYTHON_TYPES = {
  'application/x-ndjson': 'application/octet-stream',
  'application/xml': 'application/octet-stream',
  'text/xml': 'application/octet-stream',
  'application/pdf': 'application/octet-stream',
};

const python: Language = {
  generator: 'openapi-python-client 0.29.1, checked by mypy 2.4.1',
  needs: [
    {
      program: 'python3',
      version: ['-c', 'import sys, venv, ensurepip; print(sys.version.split()[0])'],
      get: 'install Python 3.11 or newer with venv (Debian: apt-get install python3-venv)',
    },
  ],
  async generate({ folder, description, run }) {
    await run('python3', ['-m', 'venv', 'venv']);
    await run('venv/bin/pip', ['install', '--quiet', 'openapi-python-client==0.29.1', 'mypy==2.4.1']);
    const config = join(folder, 'config.json');
    writeFileSync(config, JSON.stringify({ content_type_overrides: PYTHON_TYPES, post_hooks: [] }));
    const options = ['--path', description, '--config', config, '--meta', 'none', '--fail-on-warning'];
    await run('venv/bin/openapi-python-client', ['generate', ...options, '--output-path', 'assay_api_client']);
    program('read_payable.py', folder);
  },
  async compile({ run }) {
    await run('venv/bin/mypy', ['read_payable.py']);
  },
  payable: ({ run }, base, invoice) => run('venv/bin/python', ['read_payable.py', base, invoice]),
};

const go: Language = {
  generator: 'oapi-codegen 2.8.2',
  needs: [{ program: 'go', version: ['version'], get: 'install Go 1.24 or newer from go.dev (Debian: golang-go)' }],
  async generate({ folder, description, run }) {
    mkdirSync(join(folder, 'assay'));
    const generator = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';
    const options = ['-generate', 'types,client', '-package', 'assay', '-o', 'assay/assay.go'];
    await run('go', ['run', generator, ...options, description]);
    program('read-payable.go', folder, 'main.go');
  },
  async compile({ run }) {
    await run('go', ['mod', 'init', 'example.test/assay']);
    await run('go', ['mod', 'tidy']);
    await run('go', ['vet', './...']);
    await run('go', ['build', '-o', 'read-payable', '.']);
  },
  payable: ({ run }, base, invoice) => run('./read-payable', [base, invoice]),
};

const java: Language = {
  generator: 'openapi-generator 7.25.0, with the HTTP client of Java',
  needs: [
    {
      program: 'javac',
      version: ['-version'],
      get: 'install a JDK, 17 or newer (Debian: apt-get install openjdk-17-jdk)',
    },
    { program: 'mvn', version: ['--version'], get: 'install Maven 3.8 or newer (Debian: apt-get install maven)' },
  ],
  async generate({ folder, description, run }) {
    const jar = await jarIn(at('node_modules/.cache/clients'), GENERATOR_JAR);
    await run('java', ['-jar', jar, 'generate', '-i', description, '-g', 'java', '--library', 'native', '-o', '.']);
    program('ReadPayable.java', join(folder, 'src', 'main', 'java'));
  },
  async compile({ run }) {
    const maven = ['--quiet', '--batch-mode', '-Dmdep.outputFile=classpath'];
    await run('mvn', [...maven, 'compile', CLASSPATH]);
  },
  payable({ folder, run }, base, invoice) {
    const classes = ['target/classes', readFileSync(join(folder, 'classpath'), 'utf8')].join(delimiter);
    return run('java', ['-cp', classes, 'ReadPayable', base, invoice]);
  },
};

export const LANGUAGES: Readonly<Record<string, Language>> = { typescript, python, go, java };
