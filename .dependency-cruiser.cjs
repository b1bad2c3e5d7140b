// Allowed imports at run time. Checks `dist`, where type-only imports are erased: types may be shared between all layers.
// Each rule has a planted violation in test/checks/architecture.test.ts; its comment says what to do instead.

/** Node built-ins without I/O. */
const pureBuiltins = '^(node:)?(crypto|buffer|util|assert)$';
const npm = (...names) => `^node_modules/(${names.join('|')})(/|$)`;

module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment:
        'The domain is pure: no I/O, no clock, no randomness, and no package but zod. Do the I/O in an ' +
        'adapter or an activity, and give the domain the value; take the time and random values as parameters.',
      severity: 'error',
      from: { path: '^dist/domain/' },
      to: { pathNot: ['^dist/domain/', npm('zod')] },
    },
    {
      name: 'prisma-knows-the-domain-only',
      comment:
        'A repository reads and writes rows. Code that needs another layer (storage, a workflow, a request) ' +
        'belongs to the activity or route that calls the repository.',
      severity: 'error',
      from: { path: '^dist/prisma/', pathNot: '^dist/prisma/generated/' },
      // async_hooks: the account in scope is stored in AsyncLocalStorage
      to: { pathNot: ['^dist/(prisma|domain)/', npm('@prisma', 'pg'), pureBuiltins, '^(node:)?async_hooks$'] },
    },
    {
      name: 'database-stays-behind-repositories',
      comment:
        'Only prisma/ uses the database client. Add a method to the repository of that entity, named after what the ' +
        'caller needs, and call it.',
      severity: 'error',
      from: { pathNot: ['^dist/prisma/', '^node_modules/'] },
      to: { path: ['^dist/prisma/generated/', npm('@prisma')] },
    },
    {
      name: 'adapter-is-an-island',
      comment:
        'An adapter depends on the domain and on one external system. If it needs another adapter, a ' +
        'repository or a process, let the activity call both and pass the value.',
      severity: 'error',
      from: { path: '^dist/adapters/([^/]+)/' },
      to: { path: '^dist/', pathNot: ['^dist/adapters/$1/', '^dist/domain/'] },
    },
    {
      name: 'adapter-has-one-door',
      comment: 'The internals of an adapter may change. Import its index, and export there what is missing.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/adapters/' },
      to: { path: '^dist/adapters/[^/]+/', pathNot: '^dist/adapters/[^/]+/index\\.js$' },
    },
    {
      name: 'foreign-kits-stay-in-their-adapter',
      comment:
        'Each third-party SDK (PDF engine, addresses of the internet, object storage, LLM) is imported by one adapter, so ' +
        'that it can be replaced. Use the adapter through its index; only the stack may download its ' +
        'own server.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/(adapters|services/stack)/' },
      to: {
        path: npm('@embedpdf', 'tesseract\\.js-core', 'piscina', 'ipaddr\\.js', '@aws-sdk', 'ai', '@ai-sdk'),
      },
    },
    {
      name: 'activities-are-handed-what-they-use',
      comment:
        'Activities are created by factories with injected dependencies. Import the type of the adapter or repository, ' +
        'take the instance as a parameter of the factory, and wire it in services/worker.',
      severity: 'error',
      from: { path: '^dist/activities/' },
      to: { pathNot: ['^dist/(activities|domain)/', npm('@temporalio/activity'), pureBuiltins] },
    },
    {
      name: 'workflows-are-deterministic',
      comment:
        'A workflow is replayed: it may use the domain and @temporalio/workflow only. Import the types of activities ' +
        'with `import type` and call them through proxyActivities; do everything else in an activity.',
      severity: 'error',
      from: { path: '^dist/workflows/' },
      to: { pathNot: ['^dist/(workflows|domain)/', npm('@temporalio/workflow', '@temporalio/common')] },
    },
    {
      name: 'workflows-are-loaded-by-the-worker',
      comment:
        'Workflow code runs in the sandbox of the worker only. Start workflows by the names in ' +
        'domain/orchestration.ts, and import their types with `import type`.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/workflows/' },
      to: { path: '^dist/workflows/' },
    },
    {
      name: 'express-only-in-the-gateway',
      comment: 'Only the gateway handles HTTP requests. Pass the parsed values on, not the request or the response.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/services/gateway/' },
      to: { path: npm('express') },
    },
    {
      name: 'gateway-only-accepts-and-answers',
      comment:
        'The gateway accepts requests and returns results. Reading documents, calling models and writing results is done by ' +
        'activities: start a workflow, or read from a repository.',
      severity: 'error',
      from: { path: '^dist/services/gateway/' },
      to: {
        path: ['^dist/(activities|adapters)/', npm('@temporalio/(worker|workflow|activity|testing)')],
        pathNot: '^dist/adapters/(storage|outbound)/',
      },
    },
    {
      name: 'processes-do-not-import-each-other',
      comment:
        'Each folder of services/ is a process of its own and may run on another machine. Move what both need to ' +
        'domain/ (names, rules), adapters/ (external systems) or services/shared, or start the other one as a process. ' +
        'Only the command line may use the stack of this machine.',
      severity: 'error',
      from: { path: '^dist/services/([^/]+)/' },
      to: {
        path: '^dist/services/[^/]+/',
        pathNot: ['^dist/services/$1/', '^dist/services/(stack|shared|configuration|mcp)/'],
      },
    },
    {
      name: 'mcp-calls-the-api-only',
      comment:
        'Tools of agents do what a client of the API can do, with the key of the caller: scopes, limits and tenancy hold by ' +
        'themselves. Call the API through clients/typescript, and add an operation when one is missing.',
      severity: 'error',
      from: { path: '^dist/services/mcp/' },
      to: { path: '^dist/', pathNot: ['^dist/services/(mcp|shared)/', '^dist/domain/', '^dist/clients/'] },
    },
    {
      name: 'mcp-sdk-stays-in-its-room',
      comment:
        'The SDK of the protocol is large and loaded when somebody asks for it. Import services/mcp, with `import()` where ' +
        'the process starts without it.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/services/mcp/' },
      to: { path: npm('@modelcontextprotocol') },
    },
    {
      name: 'the-stack-serves-one-machine-only',
      comment:
        'The embedded servers are a convenience for one machine. The gateway and the worker get addresses from ' +
        'their configuration and must run without the stack.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/services/(stack|cli)/' },
      to: { path: '^dist/services/stack/' },
    },
    {
      name: 'clients-know-the-api-only',
      comment:
        'A client is published by itself and runs in browsers: it imports nothing of the service and no package. What both ' +
        'need comes out of the OpenAPI document: add it to scripts/client-types.ts.',
      severity: 'error',
      from: { path: '^dist/clients/([^/]+)/' },
      to: { pathNot: '^dist/clients/$1/' },
    },
    {
      name: 'client-has-one-door',
      comment: 'The internals of a client may change. Import its index, and export there what is missing.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/clients/' },
      to: { path: '^dist/clients/', pathNot: '^dist/clients/typescript/src/index\\.js$' },
    },
    {
      name: 'nobody-imports-a-main',
      comment: 'A main.ts starts a process when it is loaded. Move what you need from it to a file beside it.',
      severity: 'error',
      from: {},
      to: { path: '^dist/services/.*main\\.js$' },
    },
    {
      name: 'configuration-is-read-in-main',
      comment:
        'Variables are parsed once, in the main.ts of a process, and passed on as values. Take the value ' +
        'as a parameter.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/services/(.*main\\.js$|configuration/)' },
      to: { path: '^dist/services/configuration/' },
    },
    {
      name: 'nothing-imports-tests',
      comment: 'Production code must not depend on tests or scripts. Move the code to the folder of its subject.',
      severity: 'error',
      from: { path: '^dist/', pathNot: '^dist/(test|scripts)/' },
      to: { path: '^dist/(test|scripts)/' },
    },
    {
      name: 'no-development-package-at-run-time',
      comment:
        'Users install without development packages. Move the package to `dependencies` of package.json, or do without it.',
      severity: 'error',
      from: { path: '^dist/' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'every-package-is-declared',
      comment:
        'The package is installed only as a dependency of another package. Add it to `dependencies` ' +
        'of package.json with its exact version.',
      severity: 'error',
      from: { path: '^dist/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/(prisma/generated/.*/|console/)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
};
