import { spawn } from 'node:child_process'
import { Builder, By, Capabilities, Key, WebElement } from 'selenium-webdriver'
import { freePorts } from '../../tools/product/freePorts.ts'
import type { EngineDriver } from './engineDriver.ts'

/** WebKitGTK by WebDriver, on a virtual display (Xvfb). `miniBrowser` is the path of its browser. */
export async function webKitDriver(miniBrowser: string): Promise<EngineDriver> {
  const port = await freePorts(1)
  const server = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
  })
  const stop = () => {
    process.off('exit', stop)
    process.kill(-server.pid!)
  }
  process.once('exit', stop)
  const url = `http://127.0.0.1:${port}`
  await untilAnswers(`${url}/status`)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
  })
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build()
  await driver.manage().window().setRect({ width: 1280, height: 900 })

  const element = async (find: string, args: unknown[]) => {
    const match = await driver.executeScript(find, ...args)
    if (!(match instanceof WebElement)) throw new Error(`No element matches ${JSON.stringify(args)}`)
    return match
  }
  return {
    open: (address) => driver.get(address),
    url: () => driver.getCurrentUrl(),
    run: <T>(body: string, ...args: unknown[]) => driver.executeScript<T>(body, ...args),
    click: async (find, ...args) => (await element(find, args)).click(),
    write: async (text, find, ...args) => {
      const field = await element(find, args)
      await driver.executeScript('arguments[0].select()', field)
      await field.sendKeys(text)
    },
    choose: async (value, find, ...args) =>
      (await (await element(find, args)).findElement(By.css(`option[value="${value}"]`))).click(),
    pressTab: (times) =>
      driver
        .actions()
        .sendKeys(...Array.from({ length: times }, () => Key.TAB))
        .perform(),
    end: async () => {
      await driver.quit()
      stop()
    },
  }
}

async function untilAnswers(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(url).catch(() => undefined)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} does not answer`)
}
